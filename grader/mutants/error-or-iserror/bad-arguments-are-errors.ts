import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'Arguments that do not fit are -32602',
    zh: '参数不合要求就报 -32602',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: '    if (complaint) return failed(complaint)',
      replace: '    if (complaint) throw invalidParams(complaint)',
    },
  ],
  catches: ['bad-arguments'],
})
