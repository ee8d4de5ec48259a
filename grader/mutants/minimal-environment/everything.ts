import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'minimal-environment',
  title: {
    en: 'A server gets what the host has',
    zh: '宿主有什么，服务端就有什么',
  },
  edits: [
    {
      file: 'src/environment.ts',
      find: `  const inherited = Object.entries(host).filter(([name]) => isInherited(name))
`,
      replace: `  const inherited = Object.entries(host)
`,
    },
    {
      file: 'src/environment.ts',
      find: `
function isInherited(name: string): boolean {
  return INHERITED.has(name) || name.startsWith('LC_')
}
`,
      replace: '',
    },
  ],
  catches: ['no-more', 'real-child'],
})
