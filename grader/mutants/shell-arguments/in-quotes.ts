import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'Quotes keep the shell out of an operand',
    zh: '加上引号，shell 就碰不到操作数',
  },
  edits: [
    {
      file: 'src/arguments.ts',
      find: '): { file: string; args: string[]; shell: false } {',
      replace: '): { file: string; args: string[]; shell: boolean } {',
    },
    {
      file: 'src/arguments.ts',
      find: "  return { file: program, args: [...flags, '--', ...operands], shell: false }",
      replace: `  const line = [program, ...flags, '--', ...operands].map(word => JSON.stringify(word))
  return { file: line.join(' '), args: [], shell: true }`,
    },
  ],
  catches: ['argv', 'no-flags'],
})
