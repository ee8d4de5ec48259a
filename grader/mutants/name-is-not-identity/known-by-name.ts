import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'A server is known by its name, in allow as in deny',
    zh: '认服务端就认名字，允许和禁止都一样',
  },
  edits: [
    {
      file: 'src/policy-file.ts',
      find: `faultInServerRule(rule, ['command', 'url']),`,
      replace: `faultInServerRule(rule, ['command', 'url', 'name']),`,
    },
    {
      file: 'src/server-rules.ts',
      find: '{ denies: ({ name }) => name === rule.name, allows: () => false }',
      replace:
        '{ denies: ({ name }) => name === rule.name, allows: ({ name }) => name === rule.name }',
    },
  ],
  catches: ['name-allows-nobody'],
})
