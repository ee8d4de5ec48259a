import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'An accent does not make another letter',
    zh: '重音符号不算另一个字母',
  },
  edits: [
    {
      file: 'src/look-alikes.ts',
      find: `name.normalize('NFKC').replace(UNSEEN, '')`,
      replace: `name.normalize('NFKD').replace(/\\p{M}/gu, '').replace(UNSEEN, '')`,
    },
  ],
  catches: ['no-false-alarm'],
})
