import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'A file that is no JSON is as good as none',
    zh: '不是 JSON 的文件，就当没有这个文件',
  },
  edits: [
    {
      file: 'src/policy-file.ts',
      find: '    return { policy: CLOSED, problems: [{ file, message }] }',
      replace: `    const policy = { closed: false, servers: {}, tools: {} }
    return { policy, problems: [{ file, message }] }`,
    },
  ],
  catches: ['fault-closes'],
})
