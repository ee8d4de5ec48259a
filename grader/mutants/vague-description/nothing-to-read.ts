import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'Without a description there is nothing to check',
    zh: '没有描述，也就没什么可查',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: '  const han = words.filter(isHan).length',
      replace: `  if (words.length === 0) return []
  const han = words.filter(isHan).length`,
    },
  ],
  catches: ['what-when-not'],
})
