import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'A server is well when any of its tools is',
    zh: '有一个工具好，服务端就好',
  },
  symptom: {
    en: 'One tool is always empty, its neighbour works: business stays ok.',
    zh: '一个工具总是空，旁边的工具正常，business 就一直是 ok。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: `  const { calls, inARow, byTool, lastFault } = history
`,
      replace: `  const { calls, inARow, lastFault } = history
`,
    },
    {
      file: 'src/health.ts',
      find: `  const [tool] = [...byTool].find(([, bad]) => bad >= minimum) ?? []
  if (tool === undefined && inARow < minimum) return { state: 'ok' }
  const which = tool === undefined ? 'the last' : \`\${tool}: the last\`
`,
      replace: `  if (inARow < minimum) return { state: 'ok' }
  const which = 'the last'
`,
    },
  ],
  catches: ['one-of-many'],
})
