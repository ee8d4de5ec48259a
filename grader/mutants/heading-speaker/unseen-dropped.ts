import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: { en: 'What nobody sees, nobody misses', zh: '看不见的字符，去掉也没人察觉' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `return text.replace(UNSEEN, hidden => \`\\\\u{\${hidden.codePointAt(0)?.toString(16)}}\`)`,
      replace: "return text.replace(UNSEEN, '')",
    },
  ],
  catches: ['unseen', 'server-names'],
})
