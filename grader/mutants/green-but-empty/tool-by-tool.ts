import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'Only a tool can be unwell',
    zh: '只有工具会出问题',
  },
  symptom: {
    en: 'Five tools are empty once each, five in a row: business stays ok.',
    zh: '五个工具各空一次，连续五次为空，business 仍是 ok。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: '  if (tool === undefined && inARow < minimum) return',
      replace: `  void inARow
  if (tool === undefined) return`,
    },
  ],
  catches: ['one-of-many'],
})
