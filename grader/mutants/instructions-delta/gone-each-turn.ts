import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: { en: 'Who is not there is told each turn', zh: '不在的，每轮都说一声' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `  return [...wanted]
    .filter(([name, message]) => known.get(name) !== message)`,
      replace: `  return [...wanted]
    .filter(([name, message]) => !message.includes('\\n') || known.get(name) !== message)`,
    },
  ],
  catches: ['delta', 'last-word', 'any-order'],
})
