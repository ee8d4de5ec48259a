import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'No value looks like base64 in advance',
    zh: '没有哪个值本来就像 base64',
  },
  edits: [
    { file: 'src/header-values.ts', find: ' && !ENCODED.test(text)', replace: '' },
  ],
  catches: ['sent'],
})
