import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'A tool is decided on once',
    zh: '每个工具只判断一次',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `export function decideTool(
`,
      replace: `const decided = new Map<string, Ruling>()

export function decideTool(policy: Policy, tool: Parameters<typeof decideAnew>[1]) {
  const key = JSON.stringify([policy, tool.server, tool.tool])
  const ruling = decided.get(key) ?? decideAnew(policy, tool)
  decided.set(key, ruling)
  return ruling
}

function decideAnew(
`,
    },
  ],
  catches: ['which-rule', 'later-tools'],
})
