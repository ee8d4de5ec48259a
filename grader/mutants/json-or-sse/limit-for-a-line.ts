import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'What has to be limited is the line',
    zh: '要限制的是一行的长度',
  },
  edits: [
    {
      file: 'src/event-stream.ts',
      find: 'if (kept + partOfLine.length > MOST_ANSWER) {',
      replace: 'if (partOfLine.length > MOST_ANSWER) {',
    },
  ],
  catches: ['endless'],
})
