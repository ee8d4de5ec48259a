import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'A test calls it, so somebody does',
    zh: '测试调用了，就是有人调用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: 'const TEST = /(^|\\/)(tests?|__tests__)\\/|\\.(test|spec)\\.[cm]?[jt]sx?$/',
      replace: 'const TEST = /(^|\\/)(__tests__|__mocks__)\\//',
    },
  ],
  catches: ['no-calls'],
})
