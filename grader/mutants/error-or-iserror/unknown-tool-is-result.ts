import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A tool that does not exist is a tool that failed',
    zh: '工具不存在，也算工具执行失败',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: '    if (!tool) throw invalidParams(',
      replace: '    if (!tool) return failed(',
    },
  ],
  catches: ['unknown-tool'],
})
