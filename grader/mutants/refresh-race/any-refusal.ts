import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'A refusal is a refusal, 401 or 403',
    zh: '401 也好 403 也好，都是拒绝',
  },
  edits: [
    {
      file: 'src/oauth.ts',
      find: 'if (refusal.status !== 401 && !tooNarrow) return false',
      replace: 'if (refusal.status !== 401 && refusal.status !== 403) return false',
    },
  ],
  catches: ['step-up'],
})
