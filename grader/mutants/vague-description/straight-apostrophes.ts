import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'An apostrophe is an apostrophe', zh: '撇号只有一种' },
  edits: [{ file: 'src/lint.ts', find: `.replaceAll('’', "'")`, replace: '' }],
  catches: ['what-when-not'],
})
