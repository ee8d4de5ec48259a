import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'A tool that is not listed needs no row',
    zh: '没列出来的工具不用报',
  },
  symptom: {
    en: 'One tool of two is gone from the list, and no row says so.',
    zh: '两个工具里有一个从列表消失了，没有任何一行说明。',
  },
  edits: [
    {
      file: 'src/pins.ts',
      find: '  return [...listed.values(), ...rows]',
      replace:
        '  return rows.length > 0 && listed.size === 0 ? rows : [...listed.values()]',
    },
  ],
  catches: ['comes-and-goes'],
})
