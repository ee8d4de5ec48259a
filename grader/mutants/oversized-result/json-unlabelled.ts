import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'The mark in the middle says enough', zh: '中间的标记已经说明了' },
  edits: [
    {
      file: 'src/excerpt.ts',
      find: `  const label = isJson(text)
`,
      replace: `  const label = text === ''
`,
    },
  ],
  catches: ['half-json'],
})
