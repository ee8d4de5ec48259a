import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'The handshake is over when initialize is answered',
    zh: 'initialize 有了回音，握手就算完了',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `    notify('notifications/initialized')
`,
      replace: '',
    },
  ],
  catches: ['falls-back', 'silence-falls-back', 'server-requests'],
})
