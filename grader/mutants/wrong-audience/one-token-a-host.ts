import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A host has one token for all of its servers',
    zh: '一台主机上的服务端共用一个 token',
  },
  edits: [
    {
      file: 'src/oauth.ts',
      find: `    const resource = resourceOf(url)
    const tokens = await shelf.load(resource)
    if (!tokens) return undefined`,
      replace: `    const resource = hostOf(url)
    const tokens = await shelf.load(resource)
    if (!tokens) return undefined`,
    },
    {
      file: 'src/oauth.ts',
      find: `    const resource = resourceOf(url)
    const known = knownOf(resource)`,
      replace: `    const resource = hostOf(url)
    const known = knownOf(resource)`,
    },
    {
      file: 'src/oauth.ts',
      find: '    const known = knownOf(resourceOf(url))',
      replace: '    const known = knownOf(hostOf(url))',
    },
    {
      file: 'src/oauth.ts',
      find: `    const resource = resourceOf(url)
    const before`,
      replace: `    const resource = hostOf(url)
    const before`,
    },
    {
      file: 'src/oauth.ts',
      find: `import { resourceOf } from './discovery.ts'
`,
      replace: '',
    },
    {
      file: 'src/oauth.ts',
      find: 'function bearerIn(',
      replace: `function hostOf(url: string): string {
  return new URL(url).origin
}

function bearerIn(`,
    },
  ],
  catches: ['stays-home'],
})
