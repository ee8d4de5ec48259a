import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'A name that was sent was sent, however long',
    zh: '发出去了就是发出去了，多长都一样',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: `    if (name.length <= MAX_NAME) return undefined
    return found('renamed', \`\${name.length} characters, \${MAX_NAME} are allowed\`)
`,
      replace: `    return undefined
`,
    },
  ],
  catches: ['renamed'],
})
