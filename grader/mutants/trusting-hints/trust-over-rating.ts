import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'A trusted server may say more than a rating',
    zh: '可信的服务端，说话比评级管用',
  },
  edits: [
    {
      file: 'src/risk.ts',
      find: '  if (rated !== undefined)',
      replace: `  if (trusted && readOnlyHint === true) return 'read'
  if (rated !== undefined)`,
    },
  ],
  catches: ['stricter-only'],
})
