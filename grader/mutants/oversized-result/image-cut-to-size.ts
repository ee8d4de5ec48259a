import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'An image that is too large is cut to size', zh: '图片太大就截小' },
  edits: [
    {
      file: 'src/result-parts.ts',
      find: "    return typeof block.data === 'string' ? { block, kind } : undefined",
      replace: `    return typeof block.data === 'string'
      ? { block: { ...block, data: block.data.slice(0, 1_000_000) }, kind }
      : undefined`,
    },
  ],
  catches: ['images'],
})
