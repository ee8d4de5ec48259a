import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: '`null` is how some programs write an absent list',
    zh: '有的程序会把没有列表写成 null',
  },
  edits: [
    {
      file: 'src/policy-file.ts',
      find: '  if (!Array.isArray(list)) {',
      replace: `  if (list === null) return []
  if (!Array.isArray(list)) {`,
    },
  ],
  catches: ['tools-table', 'servers-table', 'fault-closes'],
})
