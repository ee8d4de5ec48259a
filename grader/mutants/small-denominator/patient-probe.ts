import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'A probe takes as long as it takes',
    zh: '探测要多久就等多久',
  },
  symptom: {
    en: 'A probe that hangs leaves it half-open for ever.',
    zh: '探测挂住不返回，断路器就一直停在 half-open。',
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
