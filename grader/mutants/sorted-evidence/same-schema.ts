import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'Keys in another order are the same schema, so they are put right first',
    zh: '键的次序不同也是同一个 schema，先理顺再比',
  },
  edits: [
    {
      file: 'src/drift.ts',
      find: 'toolsIn(body).map(({ name, text }) => [name, text])',
      replace: 'toolsIn(body).map(({ name, text }) => [name, tidy(text)])',
    },
    {
      file: 'src/drift.ts',
      find: '/** By name, in the order in which they were sent. */',
      replace: `function tidy(text: string): string {
  const sorted = JSON.parse(text, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )
  return JSON.stringify(sorted)
}

/** By name, in the order in which they were sent. */`,
    },
  ],
  catches: ['as-sent'],
})
