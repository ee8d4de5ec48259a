import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'Rules about URLs limit remote servers only',
    zh: 'URL 规则只管远程服务端',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: '    return { denies: matches, allows: matches }',
      replace: `    const isLocal = ({ config }: Candidate) => config.type === 'stdio'
    return { denies: matches, allows: one => isLocal(one) || matches(one) }`,
    },
  ],
  catches: ['name-allows-nobody', 'kinds-apart'],
})
