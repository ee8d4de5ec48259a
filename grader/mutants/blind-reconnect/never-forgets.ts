import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'The count never starts again',
    zh: '计数从不清零',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `      cancel = clock.after(HEALTHY_MS, () => {
        attempts = 0
      })
`,
      replace: '',
    },
  ],
  catches: ['health-counts'],
})
