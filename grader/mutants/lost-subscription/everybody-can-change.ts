import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'Every server may change its tools',
    zh: '哪个服务端都可能变更工具',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: `  return listChanged === true
`,
      replace: `  return listChanged !== null
`,
    },
  ],
  catches: ['listen'],
})
