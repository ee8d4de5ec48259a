import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'A chunk is a piece of text',
    zh: '一个分块就是一段文本',
  },
  edits: [
    {
      file: 'src/event-stream.ts',
      find: 'decoder.decode(chunk, { stream: true })',
      replace: 'decoder.decode(chunk)',
    },
  ],
  catches: ['cuts'],
})
