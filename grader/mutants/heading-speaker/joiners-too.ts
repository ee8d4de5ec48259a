import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'A zero-width joiner is a zero-width character',
    zh: '零宽连接符也是零宽字符',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `(?!\\t|\${JOINER}|\${STYLE})`,
      replace: `(?!\\t|\${STYLE})`,
    },
  ],
  catches: ['unseen'],
})
