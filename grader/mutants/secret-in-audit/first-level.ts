import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'Secrets are members of the arguments',
    zh: '密钥就在参数的第一层',
  },
  edits: [
    {
      file: 'src/redaction.ts',
      find: '  if (depth > DEEPEST)',
      replace: `  if (depth > 1) return value
  if (depth > DEEPEST)`,
    },
  ],
  catches: ['by-name', 'by-looks'],
})
