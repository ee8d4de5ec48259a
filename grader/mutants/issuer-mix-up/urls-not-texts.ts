import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'Two issuers are compared as URLs',
    zh: '按 URL 比较两个签发者',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: '    if (found.issuer !== issuer) {',
      replace: '    if (new URL(String(found.issuer)).href !== new URL(issuer).href) {',
    },
  ],
  catches: ['own-metadata'],
})
