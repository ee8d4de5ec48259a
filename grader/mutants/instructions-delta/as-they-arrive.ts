import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: { en: 'First come, first announced', zh: '谁先到，先宣布谁' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `    .sort(([a], [b]) => byCodePoint(a, b))
`,
      replace: '',
    },
  ],
  catches: ['any-order'],
})
