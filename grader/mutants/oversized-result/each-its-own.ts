import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'Every text may be as long as the limit', zh: '每段文本都可以到上限' },
  edits: [
    {
      file: 'src/truncate.ts',
      find: `  const characters = levelOf(texts.map(lengthOf), room.characters)
  const short`,
      replace: `  const { characters, tokens } = room
  const short`,
    },
    {
      file: 'src/truncate.ts',
      find: `  const tokens = levelOf(counts, room.tokens)
`,
      replace: '',
    },
  ],
  catches: ['together'],
})
