import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'Only a tool can be unwell',
    zh: '只有工具会出问题',
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
