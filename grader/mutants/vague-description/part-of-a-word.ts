import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'A word is there if the text has its letters',
    zh: '文本里有这几个字母，就算有这个词',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: '!words.some(word => USE.has(word)) &&',
      replace: '![...USE].some(word => description.toLowerCase().includes(word)) &&',
    },
  ],
  catches: ['whole-words'],
})
