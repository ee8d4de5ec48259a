import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'A server in memory is only ever asked',
    zh: '内存里的服务端只会被问',
  },
  edits: [
    {
      file: 'src/memory-link.ts',
      find: `    } else if (!('id' in message)) {
      for (const listener of listeners) listener(message)
    }
`,
      replace: `    }
`,
    },
  ],
  catches: ['in-memory', 'own-copy'],
})
