import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'There is always somebody who reads what the client writes',
    zh: '客户端写出去的，总有人在读',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `  // A write after its end is answered by \`gone\`; without a listener it would throw.
  child.stdin.on('error', () => undefined)

`,
      replace: '',
    },
  ],
  catches: ['client-pipe'],
})
