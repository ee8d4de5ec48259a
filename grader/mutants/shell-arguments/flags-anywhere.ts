import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'What comes after the flags is no flag',
    zh: '选项后面的就不是选项了',
  },
  edits: [
    {
      file: 'src/arguments.ts',
      find: "args: [...flags, '--', ...operands]",
      replace: 'args: [...flags, ...operands]',
    },
  ],
  catches: ['argv', 'no-flags'],
})
