import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'A character is what `length` counts', zh: '`length` 数的就是字符' },
  edits: [
    {
      file: 'src/describe.ts',
      find: 'bordersOf(text).before(max - end.length)',
      replace: 'max - end.length',
    },
    {
      file: 'src/describe.ts',
      find: `import { bordersOf } from './graphemes.ts'
`,
      replace: '',
    },
  ],
  catches: ['graphemes'],
})
