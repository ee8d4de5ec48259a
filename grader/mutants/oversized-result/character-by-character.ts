import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: {
    en: 'A text is gone through as a reader does',
    zh: '像读者那样，一个字一个字数过去',
  },
  edits: [
    {
      file: 'src/excerpt.ts',
      find: `import { bordersOf } from './graphemes.ts'
`,
      replace: '',
    },
    {
      file: 'src/excerpt.ts',
      find: 'function isJson(',
      replace: `/** All the places where a character ends. */
function bordersOf(text: string) {
  const ends = [0]
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    ends.push(index + segment.length)
  }
  return {
    before: (at: number) => ends.findLast(end => end <= at) ?? 0,
    after: (at: number) => ends.find(end => end >= at) ?? text.length,
  }
}

function isJson(`,
    },
  ],
  catches: ['both-ends'],
})
