import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'The outermost limit comes first',
    zh: '最外面的限时排在最前',
  },
  symptom: {
    en: 'The limit that ends the others is called dead, the others are not.',
    zh: '结束别人的那层被说成死的，被结束的反而不是。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '    const outside = layers.slice(nth + 1)',
      replace: '    const outside = layers.slice(0, nth)',
    },
  ],
  catches: ['never-fires', 'far-and-equal', 'in-order'],
})
