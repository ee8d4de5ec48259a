import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'While debugging, one wants to see what was sent',
    zh: '调试的时候，总想看看发了什么',
  },
  edits: [
    {
      file: 'src/asking.ts',
      find: `      log(\`\${line} \${reply.status}\`)`,
      replace: `      options.log?.(\`\${line} \${init.body ?? ''} \${reply.status}\`)`,
    },
    {
      file: 'src/oauth.ts',
      find: 'const log = createLog(options.log)',
      replace: 'const log = options.log ?? createLog()',
    },
  ],
  catches: ['whole-flow', 'echoing-server', 'one-line'],
})
