import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'An empty list of exceptions means that there are none: ask about everything',
    zh: '例外列表是空的，就是没有例外：样样都问',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `  for (const decision of STRICTEST_FIRST) {
`,
      replace: `  for (const decision of STRICTEST_FIRST) {
    if (decision === 'ask' && policy.tools.ask?.length === 0) {
      return { decision, rule: 'tools.ask' }
    }
`,
    },
  ],
  catches: ['ask-and-deny'],
})
