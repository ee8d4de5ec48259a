import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'http is as good as https',
    zh: 'http 和 https 一样可用',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: `  return protocol === 'https:' || (protocol === 'http:' && loopback)`,
      replace: `  return protocol === 'https:' || (protocol === 'http:' && loopback !== undefined)`,
    },
  ],
  catches: ['safe-endpoints'],
})
