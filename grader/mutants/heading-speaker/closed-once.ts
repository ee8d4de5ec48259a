import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: { en: 'A closing line inside is taken out', zh: '里面的结束行去掉就好' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '  const lines = text.split(LINE_END).map(line => BAR + visible(line))',
      replace: `  const held = text.replaceAll(CLOSING, '')
  const lines = held.split(LINE_END).map(line => BAR + visible(line))`,
    },
  ],
  catches: ['forgeries', 'own-fence'],
})
