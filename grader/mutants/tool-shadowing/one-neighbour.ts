import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'A tool is compared with the last one like it',
    zh: '每个工具只和最近那个相像的比',
  },
  edits: [
    {
      file: 'src/shadows.ts',
      find: 'earlier.flatMap(other',
      replace: 'earlier.slice(-1).flatMap(other',
    },
  ],
  catches: ['same-name', 'look-alikes', 'own-calls'],
})
