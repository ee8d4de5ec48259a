import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: {
    en: 'The limit is for the text, the mark comes on top',
    zh: '上限管的是正文，标记另算',
  },
  edits: [
    {
      file: 'src/describe.ts',
      find: 'bordersOf(text).before(max - end.length)',
      replace: 'bordersOf(text).before(max)',
    },
  ],
  catches: ['limit', 'graphemes'],
})
