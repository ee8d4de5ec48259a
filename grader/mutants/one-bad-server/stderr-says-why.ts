import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'one-bad-server',
  title: {
    en: 'What a server has to complain about, it writes to stderr',
    zh: '服务端有什么毛病，自己会写到 stderr',
  },
  edits: [
    {
      file: 'src/link.ts',
      find: `    ...(signal === undefined ? {} : { signal }),
  })`,
      replace: `    ...(signal === undefined ? {} : { signal }),
  }).catch(({ stderrTail = '' }) => {
    throw new Error(stderrTail)
  })`,
    },
  ],
  catches: ['crash-before-handshake', 'hang'],
})
