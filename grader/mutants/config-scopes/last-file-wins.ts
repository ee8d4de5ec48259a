import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'The files come in the right order',
    zh: '文件总是按正确的顺序传进来',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: '  const byStrength = [...sources].sort((a, b) => rankOf(a.scope) - rankOf(b.scope))',
      replace: `  void rankOf
  const byStrength = [...sources].reverse()`,
    },
  ],
  catches: ['precedence', 'merge-fields', 'case-twins'],
})
