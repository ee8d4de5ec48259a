import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'Who approves what was rejected has changed their mind',
    zh: '拒绝之后又批准，就是改主意了',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: '({ ...before, approved: signatureOf(config) })',
      replace: '({ project: before.project, name, approved: signatureOf(config) })',
    },
  ],
  catches: ['rejected-wins'],
})
