import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A tool that was not sent was not called either',
    zh: '没发过的也算没调用过',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: '({ name, exposures }) => exposures > 0 && !called.has(name)',
      replace: '({ name }) => !called.has(name)',
    },
  ],
  catches: ['most-offered-first', 'who-is-not-listed'],
})
