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
      find: `  const { protocol, hostname } = new URL(url)
  const loopback = /^(localhost|127(\\.\\d+){3}|\\[::1\\])$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && loopback)`,
      replace: '  return /^https?:$/.test(new URL(url).protocol)',
    },
  ],
  catches: ['safe-endpoints'],
})
