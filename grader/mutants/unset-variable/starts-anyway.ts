import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'unset-variable',
  title: {
    en: 'A server can do without a variable',
    zh: '缺个变量，服务端照样能跑',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '    if (entry.unset.length > 0) {',
      replace: '    if (entry.unset.length > 99) {',
    },
  ],
  catches: ['never-starts'],
})
