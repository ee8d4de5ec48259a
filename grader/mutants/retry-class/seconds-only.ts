import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'Retry-After is a number of seconds, and nothing else',
    zh: 'Retry-After 只认秒数',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `  if (/^\\d+$/.test(text)) return Number(text) * 1000
  // \`Date.parse\` alone takes "-1" and "soon 2" for dates.
  if (!/^[A-Z][a-z]+, .+ GMT$/.test(text)) return 0
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
`,
      replace: `  return /^\\d+$/.test(text) ? Number(text) * 1000 : 0
`,
    },
  ],
  catches: ['delays', 'not-now'],
})
