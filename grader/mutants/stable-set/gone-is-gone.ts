import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'A tool that is not there any more is not sent any more',
    zh: '工具不在了，就不再发它',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: 'sent = [...kept, ...added]',
      replace: 'sent = [...kept, ...added].filter(({ name }) => current.has(name))',
    },
  ],
  catches: ['gone', 'changed'],
})
