import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'Keys are sorted where there are any',
    zh: '有键的地方排好就行',
  },
  symptom: {
    en: 'A server writes the keys of its schema in another order: changed.',
    zh: '服务端换了 schema 里键的顺序，就被判为 changed。',
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
