import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'The newest tools come first, by reversing the list each time',
    zh: '新工具排前面，每次都把列表倒一遍',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `  let afterHandshake = false
`,
      replace: `  let afterHandshake = false
  const newestFirst = [...tools]
`,
    },
    {
      file: 'src/answer.ts',
      find: '        return { tools: tools.map(definitionOf), ...CACHE_HINTS }',
      replace:
        '        return { tools: newestFirst.reverse().map(definitionOf), ...CACHE_HINTS }',
    },
  ],
  catches: ['server-results'],
})
