import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Descriptions say what people call a tool',
    zh: '叫法在描述里都有了',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: `  for (const alias of aliases) add(alias, ALIAS)
`,
      replace: `  void [aliases, ALIAS] // the description says it too
`,
    },
  ],
  catches: ['by-its-words'],
})
