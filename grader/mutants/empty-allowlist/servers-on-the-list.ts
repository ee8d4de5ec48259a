import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'Where nobody is on the list of servers, nobody is limited',
    zh: '服务端名单上没有人，就谁也不限制',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: '  if (allow === undefined) {',
      replace: '  if (!allow?.length) {',
    },
  ],
  catches: ['servers-table', 'nobody-starts'],
})
