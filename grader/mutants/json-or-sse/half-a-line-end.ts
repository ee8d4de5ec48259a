import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'CR and LF come together',
    zh: 'CR 和 LF 总是一起到',
  },
  edits: [
    {
      file: 'src/event-stream.ts',
      find: `    // The other half of a line end whose first half has already been one.
    if (afterReturn && text.startsWith('\\n')) text = text.slice(1)
    afterReturn = text.endsWith('\\r')
`,
      replace: '',
    },
    {
      file: 'src/event-stream.ts',
      find: '    let text = decoder',
      replace: '    const text = decoder',
    },
    {
      file: 'src/event-stream.ts',
      find: `  let afterReturn = false
`,
      replace: '',
    },
  ],
  catches: ['cuts'],
})
