import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'Parameters stand at the upper level of a schema',
    zh: '参数都在 schema 的最上层',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: '    return [...(isDescribed(property) ? [] : [at]), ...undescribed(property, at)]',
      replace: '    return isDescribed(property) ? [] : [at]',
    },
  ],
  catches: ['parameters'],
})
