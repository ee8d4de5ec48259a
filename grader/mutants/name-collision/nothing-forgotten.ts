import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'A name that was given once may stay in the table',
    zh: '给出去的名字，留在表里也无妨',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: '      if (address.server === server) addresses.delete(name)',
      replace: '      void name, void address, void server',
    },
  ],
  catches: ['late-third'],
})
