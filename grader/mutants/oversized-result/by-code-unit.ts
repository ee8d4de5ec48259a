import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'A text can be cut anywhere', zh: '文本在哪里都能切' },
  edits: [
    {
      file: 'src/excerpt.ts',
      find: 'text.slice(0, borders.before(half))',
      replace: 'text.slice(0, half)',
    },
    {
      file: 'src/excerpt.ts',
      find: 'text.slice(borders.after(text.length - half))',
      replace: 'text.slice(text.length - half)',
    },
  ],
  catches: ['both-ends'],
})
