import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'Each of the two should know of the other', zh: '两边都该知道有对方' },
  edits: [
    {
      file: 'src/lint.ts',
      find: `  return tools.slice(at + 1).flatMap(({ name: other }, distance): Finding[] => {
    const alike = likeness(sets[at], sets[at + 1 + distance])
    if (alike < ALIKE) return []`,
      replace: `  return tools.flatMap(({ name: other }, place): Finding[] => {
    const alike = likeness(sets[at], sets[place])
    if (alike < ALIKE || place === at) return []`,
    },
  ],
  catches: ['twins'],
})
