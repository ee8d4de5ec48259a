import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'Only 404 says that there is no stream',
    zh: '只有 404 表示没有流',
  },
  edits: [
    {
      file: 'src/listening.ts',
      find: `    if (isOpen || retryDelay({ status }, 1, () => 0) !== undefined) return
`,
      replace: `    if (isOpen || status !== 404) return
`,
    },
  ],
  catches: ['refused'],
})
