import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'With a person in front of it, a pending server may begin',
    zh: '有人在场，待批准的可以先启动',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: 'createApprovals({ project, store }: ApprovalOptions)',
      replace: 'createApprovals(options: ApprovalOptions)',
    },
    {
      file: 'src/approval.ts',
      find: '  const inTurn = createTurns()',
      replace: `  const { project, store, interactive = false } = options
  const inTurn = createTurns()`,
    },
    {
      file: 'src/approval.ts',
      find: `return state === 'approved' || state === 'not-needed'`,
      replace: `return interactive ? state !== 'rejected' : state === 'approved' || state === 'not-needed'`,
    },
  ],
  catches: ['uncontacted'],
})
