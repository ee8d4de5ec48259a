import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'capability-gap',
  title: {
    en: 'A server whose tools cannot be listed is broken',
    zh: '列不出工具的服务端就是坏的',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: `        options.onProblem(\`cannot list its tools: \${(cause as Error).message}\`)`,
      replace: `        throw new Error(\`cannot list its tools: \${(cause as Error).message}\`)`,
    },
  ],
  catches: ['listing-fails'],
})
