import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'A message is handed over as it is',
    zh: '消息原样交过去',
  },
  edits: [
    {
      file: 'src/memory-link.ts',
      find: `      // What the sender changes afterwards is the sender's own.
      const line = JSON.stringify(message)
`,
      replace: '',
    },
    {
      file: 'src/memory-link.ts',
      find: 'await deliver(JSON.parse(line))',
      replace: 'await deliver(message)',
    },
  ],
  catches: ['own-copy'],
})
