import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'A server stays where it was configured',
    zh: '服务端就在配置的地址上',
  },
  edits: [
    {
      file: 'src/exchange.ts',
      find: `      const keepsBody = status === 307 || status === 308
      const sameOrigin = origin === new URL(target.url).origin
      if (!keepsBody || !sameOrigin || redirects === MOST_REDIRECTS) {
        throw new RedirectRefused(status, redact(href))
      }
      target = { ...target, url: href }
`,
      replace: `      throw new RedirectRefused(status, redact(href))
`,
    },
    {
      file: 'src/exchange.ts',
      find: '      const { origin, href } = new URL',
      replace: '      const { href } = new URL',
    },
    {
      file: 'src/exchange.ts',
      find: `    let target = sending
    for (let redirects = 0; ; redirects++) {
      const exchange`,
      replace: `    const target = sending
    for (;;) {
      const exchange`,
    },
    {
      file: 'src/exchange.ts',
      find: `const MOST_REDIRECTS = 3
`,
      replace: '',
    },
  ],
  catches: ['redirects'],
})
