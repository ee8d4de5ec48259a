import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A stream stays open until it is closed',
    zh: '流没关就一直开着',
  },
  edits: [
    {
      file: 'src/answer-stream.ts',
      find: `      write(':\\n\\n')
`,
      replace: '',
    },
  ],
  catches: ['served'],
})
