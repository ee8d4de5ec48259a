import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'Whoever was approved once is approved',
    zh: '批准过一次就算批准了',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: `answer?.approved === signatureOf(config) ? 'approved'`,
      replace: `answer?.approved ? 'approved'`,
    },
  ],
  catches: ['definition', 'rejected-wins'],
})
