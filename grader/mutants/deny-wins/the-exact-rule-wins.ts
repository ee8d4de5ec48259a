import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'A rule that names the tool beats a pattern',
    zh: '写全名的规则压过模式',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `  for (const decision of STRICTEST_FIRST) {
`,
      replace: `  const named = policy.tools.allow?.indexOf(\`\${server}/\${tool}\`) ?? -1
  const isForbidden = policy.tools.deny?.includes(\`\${server}/\${tool}\`) === true
  if (named >= 0 && !isForbidden) {
    return { decision: 'allow', rule: \`tools.allow[\${named}]\` }
  }
  for (const decision of STRICTEST_FIRST) {
`,
    },
  ],
  catches: ['tools'],
})
