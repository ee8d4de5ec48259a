import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: {
    en: 'An image is as large as its base64',
    zh: '图片有多大，看 base64 有多长',
  },
  edits: [
    {
      file: 'src/result-parts.ts',
      find: "    return typeof block.data === 'string' ? { block, kind } : undefined",
      replace:
        "    return typeof block.data === 'string' ? { block, kind, read: block.data } : undefined",
    },
  ],
  catches: ['images'],
})
