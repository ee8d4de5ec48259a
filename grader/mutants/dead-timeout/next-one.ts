import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'A limit is compared with the next one',
    zh: '限时只和紧挨着的外层比',
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
