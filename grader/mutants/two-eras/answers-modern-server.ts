import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Every request is answered, whoever asks',
    zh: '是请求就回答，不管谁问的',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    if (agreement?.era === 'modern') return
`,
      replace: '',
    },
  ],
  catches: ['server-requests'],
})
