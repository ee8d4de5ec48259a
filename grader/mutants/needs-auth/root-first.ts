import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'The root of the host is asked first',
    zh: '先问主机根路径',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: `new Set([\`\${wellKnown}\${pathname.replace(/\\/$/, '')}\`, wellKnown])`,
      replace: `new Set([wellKnown, \`\${wellKnown}\${pathname.replace(/\\/$/, '')}\`])`,
    },
  ],
  catches: ['where-to-ask'],
})
