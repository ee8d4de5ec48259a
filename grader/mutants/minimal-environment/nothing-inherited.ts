import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'minimal-environment',
  title: {
    en: 'A server gets what it was given',
    zh: '给了什么就只有什么',
  },
  edits: [
    {
      file: 'src/environment.ts',
      find: `  const inherited = Object.entries(host).filter(([name]) => isInherited(name))
  const all = [...inherited, ...Object.entries(given)]
`,
      replace: `  void [host, isInherited]
  const all = Object.entries(given)
`,
    },
  ],
  catches: ['no-more', 'given-wins', 'real-child'],
})
