import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'A text that has a fence needs no other',
    zh: '已经有围栏的文本，不用再围一道',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '  const lines = text.split(LINE_END).map(line => BAR + visible(line))',
      replace: `  if (isFenceOf(quoted(server), text)) return text
  const lines = text.split(LINE_END).map(line => BAR + visible(line))`,
    },
  ],
  catches: ['own-fence'],
})
