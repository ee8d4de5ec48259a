import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'There is always somebody who reads stdout',
    zh: 'stdout 总有人在读',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `    // EPIPE: the reader has gone, so there is nobody left to answer or to tell.
    output.on('error', stop)
`,
      replace: '',
    },
  ],
  catches: ['server-pipe'],
})
