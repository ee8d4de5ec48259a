import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A call of a similar name will do',
    zh: '名字差不多就算调用过',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: 'exposures > 0 && !called.has(name)',
      replace: 'exposures > 0 && ![...called].some(call => call.startsWith(name))',
    },
  ],
  catches: ['who-is-not-listed'],
})
