import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'The list is sorted anew for each request',
    zh: '每次请求都重新排一遍',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: 'sent = [...kept, ...added]',
      replace: 'sent = [...kept, ...added].sort((a, b) => (a.name < b.name ? -1 : 1))',
    },
  ],
  catches: ['appended'],
})
