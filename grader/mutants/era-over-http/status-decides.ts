import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'A status is enough to tell the eras apart',
    zh: '看状态码就能分清两代',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `  if (error && MODERN_ERROR_CODES.includes(error.code)) return 'modern'
`,
      replace: '',
    },
  ],
  catches: ['era-table', 'no-fallback'],
})
