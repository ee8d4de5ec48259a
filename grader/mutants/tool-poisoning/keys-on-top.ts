import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'Keys are sorted where there are any',
    zh: '有键的地方排好就行',
  },
  edits: [
    {
      file: 'src/definition.ts',
      find: 'members.map(([key, member]) => [key, sorted(member)])',
      replace: 'members',
    },
  ],
  catches: ['changed'],
})
