import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'An event ends where the blank line is',
    zh: '遇到空行，事件就结束了',
  },
  edits: [
    {
      file: 'src/event-stream.ts',
      find: `    const lines = text.split(/\\r\\n|\\n|\\r/)
`,
      replace: `    const lines = text.split('\\n')
`,
    },
  ],
  catches: ['cuts', 'grammar'],
})
