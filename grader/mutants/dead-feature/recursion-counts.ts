import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'A function that calls itself is called',
    zh: '自己调用自己也是被调用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: '    if (span && (at < span[0] || at > span[1])) yield { from: file, name }',
      replace: '    if (span) yield { from: file, name }',
    },
  ],
  catches: ['no-calls'],
})
