import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'Every key of a schema is a keyword', zh: 'schema 里的键都是关键字' },
  edits: [
    {
      file: 'src/describe.ts',
      find: `    if (NAMED.has(keyword))
      return mapped(value, at, (part, to) => capSchema(part, to, cap))
`,
      replace: '',
    },
  ],
  catches: ['data'],
})
