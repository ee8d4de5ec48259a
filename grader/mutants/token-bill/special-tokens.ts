import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'The tokenizer is asked as its first example shows',
    zh: '照着 tokenizer 的第一个例子来调用',
  },
  edits: [
    {
      file: 'src/tokens.ts',
      find: 'return count(text, NOTHING_SPECIAL)',
      replace: 'return count(text)',
    },
  ],
  catches: ['any-text'],
})
