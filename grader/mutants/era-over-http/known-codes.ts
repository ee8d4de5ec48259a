import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'Old servers answer with one of these codes',
    zh: '旧服务端的错误码就这么几个',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `    return NOT_ABOUT_THE_ERA.includes(status) ? 'unknown' : 'legacy'
`,
      replace: `    if (error && ![-32600, -32601, -32602, -32000, -32001].includes(error.code)) {
      return 'unknown'
    }
    return NOT_ABOUT_THE_ERA.includes(status) ? 'unknown' : 'legacy'
`,
    },
  ],
  catches: ['era-table', 'fallback'],
})
