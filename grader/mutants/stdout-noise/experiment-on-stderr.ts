import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'The experiment greets on stderr, where nobody minds',
    zh: '破坏实验把问候打到了 stderr，谁也不受影响',
  },
  edits: [
    {
      file: 'break/stdout-noise.ts',
      find: `console.log('weather server ready')`,
      replace: `console.error('weather server ready')`,
    },
  ],
  catches: ['hit'],
})
