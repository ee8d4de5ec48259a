import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'underscore-split',
  title: {
    en: 'The experiment writes the pair so that it can be read again',
    zh: '破坏实验把这一对写成了读得回来的样子',
  },
  edits: [
    {
      file: 'break/underscore-split.ts',
      find: `  return \`mcp__\${server}__\${tool}\`.replace(/[^a-zA-Z0-9_-]/g, '_')`,
      replace: '  return JSON.stringify([server, tool])',
    },
    {
      file: 'break/underscore-split.ts',
      find: `  const [, server = '', ...tool] = fullName.split('__')
  return { server, tool: tool.join('__') }`,
      replace: `  const [server, tool] = JSON.parse(fullName) as [string, string]
  return { server, tool }`,
    },
  ],
  catches: ['hit'],
})
