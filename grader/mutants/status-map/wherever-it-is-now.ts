import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'A redirect says where to send it',
    zh: '重定向说发到哪里，就发到哪里',
  },
  edits: [
    {
      file: 'src/exchange.ts',
      find: `      const keepsBody = status === 307 || status === 308
`,
      replace: '',
    },
    {
      file: 'src/exchange.ts',
      find: 'if (!keepsBody || !sameOrigin || redirects',
      replace: 'if (!sameOrigin || redirects',
    },
  ],
  catches: ['redirects'],
})
