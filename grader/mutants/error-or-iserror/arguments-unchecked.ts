import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'The tool will know what to do with its arguments',
    zh: '参数交给工具，它自己会看着办',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    const complaint = complaintAbout(args, tool.inputSchema)
    if (complaint) return failed(complaint)
`,
      replace: '',
    },
  ],
  catches: ['bad-arguments'],
})
