import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'An empty state is none',
    zh: '空的状态等于没有',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: '...(requestState !== undefined && { requestState }),',
      replace: '...(requestState ? { requestState } : {}),',
    },
  ],
  catches: ['old-state'],
})
