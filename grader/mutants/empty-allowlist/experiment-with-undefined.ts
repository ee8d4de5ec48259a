import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'The experiment tells an empty list from none',
    zh: '破坏实验分得清空列表和没有列表',
  },
  edits: [
    {
      file: 'break/empty-allowlist.ts',
      find: 'allow?.length ? allow.includes(name) : true',
      replace: 'allow === undefined || allow.includes(name)',
    },
  ],
  catches: ['hit'],
})
