import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'The experiment keeps both tools apart',
    zh: '破坏实验把两个工具分得清清楚楚',
  },
  edits: [
    {
      file: 'break/name-collision.ts',
      find: `      servers.set(tool, server)
      return tool`,
      replace: `      servers.set(\`\${server}/\${tool}\`, server)
      return \`\${server}/\${tool}\``,
    },
    {
      file: 'break/name-collision.ts',
      find: '{ server, tool: name }',
      replace: `{ server, tool: name.slice(name.indexOf('/') + 1) }`,
    },
  ],
  catches: ['hit'],
})
