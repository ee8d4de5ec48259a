import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'Without a CORS header no page can use us',
    zh: '不返回 CORS 头，网页就用不了我们',
  },
  edits: [
    {
      file: 'src/door.ts',
      find: `    if (origin === undefined || origins.has(origin) || isLoopback(origin)) return
    throw new Refused(403, \`foreign Origin: \${origin}\`)
`,
      replace: `    // The browser keeps the answer from every page that no CORS header lets in.
`,
    },
  ],
  catches: ['origin'],
})
