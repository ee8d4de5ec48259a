import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'Each data line is a message',
    zh: '一行 data 就是一条消息',
  },
  edits: [
    {
      file: 'src/event-stream.ts',
      find: `if (field === 'data') data.push(value)`,
      replace: `if (field === 'data') data = [value]`,
    },
  ],
  catches: ['cuts', 'grammar'],
})
