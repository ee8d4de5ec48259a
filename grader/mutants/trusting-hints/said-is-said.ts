import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'A tool knows best whether it only reads',
    zh: '工具自己最清楚是不是只读',
  },
  edits: [
    {
      file: 'src/risk.ts',
      find: `return trusted === true && readOnlyHint === true ? 'read' : 'write'`,
      replace: `return readOnlyHint === true ? 'read' : 'write'`,
    },
  ],
  catches: ['a-stranger', 'wire-to-decision'],
})
