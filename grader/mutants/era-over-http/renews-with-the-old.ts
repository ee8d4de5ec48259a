import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'The old id says who we are',
    zh: '带上旧 id，表明自己是谁',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: 'ask(METHODS.initialize, params, { signal }, {})',
      replace: 'ask(METHODS.initialize, params, { signal }, session)',
    },
  ],
  catches: ['session-lost'],
})
