import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'What is invisible is a space',
    zh: '看不见的就是空格',
  },
  edits: [
    {
      file: 'src/look-alikes.ts',
      find: '/[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\\p{Z}\\p{Pd}\\p{Pc}.·]/gu',
      replace: '/[\\s\\p{Pd}\\p{Pc}.·]/gu',
    },
  ],
  catches: ['look-alikes'],
})
