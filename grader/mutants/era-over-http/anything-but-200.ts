import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'What is not modern is old',
    zh: '不是新一代，就是旧的',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `    return NOT_ABOUT_THE_ERA.includes(status) ? 'unknown' : 'legacy'
  }
  if (status < 200 || status >= 300) return 'unknown'
`,
      replace: `    return 'legacy'
  }
  if (status < 200 || status >= 300) return 'legacy'
`,
    },
    {
      file: 'src/negotiate.ts',
      find: `/** Refusals that are the same in either era. */
const NOT_ABOUT_THE_ERA = [401, 403, 407, 408, 429]

`,
      replace: '',
    },
  ],
  catches: ['era-table', 'no-fallback'],
})
