import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'path-escape',
  title: {
    en: 'What begins like the root is inside',
    zh: '开头和根目录一样就在里面',
  },
  edits: [
    {
      file: 'src/paths.ts',
      find: `  const border = real.endsWith(sep) ? real : real + sep
`,
      replace: `  const border = real
`,
    },
  ],
  catches: ['outside', 'encoded', 'links'],
})
