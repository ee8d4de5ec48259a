import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'There is nothing on a blank line to mark',
    zh: '空行上没有东西，不用加记号',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: 'const lines = text.split(LINE_END).map(line => BAR + visible(line))',
      replace: `const lines = text
    .split(LINE_END)
    .map(line => (line === '' ? line : BAR + visible(line)))`,
    },
  ],
  catches: ['forgeries', 'own-fence', 'line-ends'],
})
