import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'The name of the list says enough about a decision',
    zh: '说出是哪个列表就够了',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `rule: \`tools.\${decision}[\${nth}]\` }`,
      replace: `rule: \`tools.\${decision}\` }`,
    },
  ],
  catches: ['which-rule'],
})
