import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'A header that two arguments want is set twice',
    zh: '两个参数要同一个头部，就写两次',
  },
  edits: [
    {
      file: 'src/header-values.ts',
      find: `      if (found.has(key)) throw new Error(\`x-mcp-header \${name}: used twice\`)
`,
      replace: '',
    },
  ],
  catches: ['bad-annotation'],
})
