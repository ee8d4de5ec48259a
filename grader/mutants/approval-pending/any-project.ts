import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'An approval is for the person, not for the folder',
    zh: '批准跟着人走，不跟着目录',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: '    answer.project === project && answer.name === name',
      replace: '    answer.name === name',
    },
  ],
  catches: ['definition', 'in-the-store'],
})
