import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'Letters of other scripts are other letters',
    zh: '别的文字的字母就是别的字母',
  },
  edits: [
    {
      file: 'src/look-alikes.ts',
      find: 'LETTERS.get(letter) ?? LETTERS.get(small) ?? small',
      replace: '/[0-9]/.test(letter) ? (LETTERS.get(letter) ?? letter) : small',
    },
  ],
  catches: ['look-alikes', 'own-calls'],
})
