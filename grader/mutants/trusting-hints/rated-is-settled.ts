import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'Whatever the user has rated needs no hints',
    zh: '用户评过级的，就不用再看提示',
  },
  edits: [
    {
      file: 'src/risk.ts',
      find: '  if (destructiveHint === true) return',
      replace: '  if (destructiveHint === true && rated === undefined) return',
    },
  ],
  catches: ['stricter-only'],
})
