import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'A name that is used anywhere is used',
    zh: '名字在哪里用到都算用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: 'used.add(keyOf(found))',
      replace: 'used.add(found.name)',
    },
    {
      file: 'src/reachability.ts',
      find: '!used.has(keyOf({ from: file, name: local }))',
      replace: '!used.has(local)',
    },
  ],
  catches: ['same-name'],
})
