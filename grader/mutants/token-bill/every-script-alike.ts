import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'A letter is a letter, in every script',
    zh: '哪种文字的字都一样',
  },
  edits: [
    {
      file: 'src/estimate.ts',
      find: "return code >= 0x2000 ? 'wide' : 'other'",
      replace: "return code >= 0x1f000 ? 'wide' : 'lower'",
    },
  ],
  catches: ['estimate'],
})
