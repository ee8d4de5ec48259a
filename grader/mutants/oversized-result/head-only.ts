import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'What matters stands at the beginning', zh: '要紧的都写在开头' },
  edits: [
    {
      file: 'src/excerpt.ts',
      find: '    const half = Math.max(0, Math.floor(length / 2))',
      replace: '    const half = Math.max(0, length)',
    },
    {
      file: 'src/excerpt.ts',
      find: '    const tail = text.slice(borders.after(text.length - half))',
      replace: "    const tail = ''",
    },
  ],
  catches: ['both-ends', 'tokens', 'together'],
})
