import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'A plural looks like its singular',
    zh: '复数和单数看着一样',
  },
  edits: [
    {
      file: 'src/look-alikes.ts',
      find: `Array.from(shown, latinOf).join('')`,
      replace: `Array.from(shown, latinOf).join('').replace(/e?s$/, '')`,
    },
  ],
  catches: ['no-false-alarm'],
})
