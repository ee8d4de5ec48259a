import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'A call that nobody waits for may run to its end',
    zh: '没人等的调用，让它跑完就是了',
  },
  edits: [
    {
      file: 'src/exchange.ts',
      find: `      signal.addEventListener('abort', hangUp, { once: true })
`,
      replace: `      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
`,
    },
  ],
  catches: ['client'],
})
