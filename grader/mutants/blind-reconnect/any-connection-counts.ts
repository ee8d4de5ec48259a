import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'Every connection starts the count again',
    zh: '一连上就清零',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `      cancel = clock.after(HEALTHY_MS, () => {
        attempts = 0
      })
`,
      replace: `      attempts = 0
`,
    },
  ],
  catches: ['bounded-restarts', 'health-counts'],
})
