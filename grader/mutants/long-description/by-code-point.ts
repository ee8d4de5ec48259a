import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: {
    en: 'Half of a surrogate pair is all there is to avoid',
    zh: '只要不切开代理对就行',
  },
  edits: [
    {
      file: 'src/describe.ts',
      find: 'bordersOf(text).before(max - end.length)',
      replace: 'beforePair(text, max - end.length)',
    },
    {
      file: 'src/describe.ts',
      find: `import { bordersOf } from './graphemes.ts'
`,
      replace: '',
    },
    {
      file: 'src/describe.ts',
      find: "/** Most of a tool's text",
      replace: `/** Not between the two halves of a code point. */
function beforePair(text: string, at: number): number {
  return /[\\udc00-\\udfff]/.test(text.charAt(at)) ? at - 1 : at
}

/** Most of a tool's text`,
    },
  ],
  catches: ['graphemes'],
})
