import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'Whoever asks gets an answer',
    zh: '有问必答',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `    if (answering === MOST_ANSWERS) return
`,
      replace: '',
    },
  ],
  catches: ['questions'],
})
