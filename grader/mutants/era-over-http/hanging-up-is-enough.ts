import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'Hanging up cancels in either era',
    zh: '挂断就是取消，哪一代都一样',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `      // The specification forbids cancelling a handshake.
      ...(method !== METHODS.initialize && { onGiveUp: cancel }),
`,
      replace: '',
    },
  ],
  catches: ['cancelled'],
})
