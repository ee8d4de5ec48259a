import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'one-bad-server',
  title: {
    en: 'When one server is lost, the others are not to be trusted either',
    zh: '丢了一个服务端，其余的也信不过了',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '    if (twins.length > 0) void connectOneOf(twins.sort(byPreference))',
      replace: `    if (twins.length > 0) return void connectOneOf(twins.sort(byPreference))
    const reason = \`\${entry.name} is lost\`
    for (const member of members.values()) {
      if (member.link) void member.end({ type: 'fail', reason })
    }`,
    },
  ],
  catches: ['crash-in-call'],
})
