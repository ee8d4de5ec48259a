import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'Two equal limits both have their chance',
    zh: '两个相等的限时都有机会',
  },
  symptom: {
    en: 'Two limits of the same length: neither is called dead.',
    zh: '两层限时一样长，哪一层都没被判为死的。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '({ ms }) => ms <= layer.ms',
      replace: '({ ms }) => ms < layer.ms',
    },
  ],
  catches: ['far-and-equal'],
})
