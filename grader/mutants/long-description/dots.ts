import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'Three dots say that something is missing', zh: '省略号就说明后面还有' },
  edits: [
    {
      file: 'src/describe.ts',
      find: `const mark = \`… [cut: \${text.length} characters in all]\``,
      replace: "const mark = '…'",
    },
  ],
  catches: ['limit'],
})
