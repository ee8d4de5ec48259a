import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'Everything has a text',
    zh: '什么都能变成文本',
  },
  edits: [
    {
      file: 'src/arguments.ts',
      find: `    if (typeof operand !== 'string') throw new BadArgument(nth, 'a string', operand)
    if (operand.includes('\\0'))`,
      replace: "    if (String(operand).includes('\\0'))",
    },
    {
      file: 'src/arguments.ts',
      find: "args: [...flags, '--', ...operands]",
      replace: "args: [...flags, '--', ...operands.map(String)]",
    },
  ],
  catches: ['refused'],
})
