import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'In Chinese, one character is one word', zh: '中文里一个字就是一个词' },
  edits: [
    {
      file: 'src/lint.ts',
      find: '/(?<!应)用(?!户)|当(?!前)|时(?!间)|适合/u',
      replace: '/用|当|时|适合/u',
    },
    {
      file: 'src/lint.ts',
      find: '/不|勿|仅|(?<![类级区识分])别/u',
      replace: '/不|勿|仅|别/u',
    },
  ],
  catches: ['whole-words'],
})
