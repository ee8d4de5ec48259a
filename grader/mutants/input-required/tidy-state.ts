import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'Spaces around a value mean nothing',
    zh: '值两端的空格没有意义',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: '...(requestState !== undefined && { requestState }),',
      replace:
        '...(requestState !== undefined && { requestState: String(requestState).trim() }),',
    },
  ],
  catches: ['policy'],
})
