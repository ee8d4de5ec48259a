import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'What is allowed by name need not be asked about',
    zh: '写明放行的，就不必再问',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `['deny', 'ask', 'allow'] as const`,
      replace: `['deny', 'allow', 'ask'] as const`,
    },
  ],
  catches: ['tools', 'which-rule'],
})
