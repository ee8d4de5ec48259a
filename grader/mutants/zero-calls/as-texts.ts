import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'Counts are sorted as texts',
    zh: '次数按文本排序',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: '    .sort((a, b) => b.exposures - a.exposures)',
      replace:
        '    .sort((a, b) => String(b.exposures).localeCompare(String(a.exposures)))',
    },
  ],
  catches: ['most-offered-first'],
})
