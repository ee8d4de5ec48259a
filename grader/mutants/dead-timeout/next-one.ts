import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'A limit is compared with the next one',
    zh: '限时只和紧挨着的外层比',
  },
  symptom: {
    en: 'A shorter limit two layers out: the inner one is not called dead.',
    zh: '隔两层的外层限时更短，里面那层却没被判为死的。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '    const outside = layers.slice(nth + 1)',
      replace: '    const outside = layers.slice(nth + 1, nth + 2)',
    },
  ],
  catches: ['far-and-equal'],
})
