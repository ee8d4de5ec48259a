import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'Servers are opened over HTTP from now on',
    zh: '从现在起，服务端都用 HTTP 打开',
  },
  edits: [
    {
      file: 'src/transport.ts',
      find: `  return (config, options) =>
    config.type === 'stdio'
      ? openLink(config, options)
      : openHttpLink(config, { ...remote, ...options })
`,
      replace: `  return (config, options) =>
    openHttpLink(config as HttpConfig, { ...remote, ...options })
`,
    },
    {
      file: 'src/transport.ts',
      find: `import { openLink } from '../provided/link.ts'
`,
      replace: '',
    },
    {
      file: 'src/transport.ts',
      find: 'import type { RemoteOptions } from',
      replace: 'import type { HttpConfig, RemoteOptions } from',
    },
  ],
  catches: ['both-kinds'],
})
