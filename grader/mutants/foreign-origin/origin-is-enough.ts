import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'Whoever has no foreign Origin is at home here',
    zh: '没有外来的 Origin，就是自己人',
  },
  edits: [
    {
      file: 'src/door.ts',
      find: `    if (!hosts.has(hostname)) throw new Refused(403, \`foreign Host: \${host}\`)
`,
      replace: `    // What calls from a page says so in its Origin.
`,
    },
  ],
  catches: ['host'],
})
