import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'An Origin of null is no origin',
    zh: 'Origin 为 null 就是没有来源',
  },
  edits: [
    {
      file: 'src/door.ts',
      find: 'if (origin === undefined || origins.has(origin)',
      replace: `if (origin === undefined || origin === 'null' || origins.has(origin)`,
    },
  ],
  catches: ['origin'],
})
