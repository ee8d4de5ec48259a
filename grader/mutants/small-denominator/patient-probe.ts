import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'A probe takes as long as it takes',
    zh: '探测要多久就等多久',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: '      const value = await Promise.race([work(limit.signal), late])',
      replace: `      late.catch(() => undefined)
      const value = await work(limit.signal)`,
    },
  ],
  catches: ['one-probe'],
})
