import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'Each branch of a schema is a schema', zh: 'schema 的每个分支都单独算' },
  edits: [
    {
      file: 'src/lint.ts',
      find: `return [...new Set([...own, ...undescribed(items, \`\${path}[]\`), ...inside])]`,
      replace: `return [...own, ...undescribed(items, \`\${path}[]\`), ...inside]`,
    },
  ],
  catches: ['parameters'],
})
