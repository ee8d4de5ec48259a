import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'A discover result says what there is, not how long it holds',
    zh: 'discover 的结果只说有什么，不说管多久',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `          capabilities: CAPABILITIES,
          ...CACHE_HINTS,
`,
      replace: `          capabilities: CAPABILITIES,
`,
    },
  ],
  catches: ['server-discover'],
})
