import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'An early refresh that fails is a failure',
    zh: '提前刷新失败，就算失败',
  },
  edits: [
    {
      file: 'src/oauth.ts',
      find: `    return next.then(
      found => found ?? tokens,
      () => tokens,
    )`,
      replace: '    return next',
    },
  ],
  catches: ['early'],
})
