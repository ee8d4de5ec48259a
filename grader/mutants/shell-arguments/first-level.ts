import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: "What is inside a list is the tool's own affair",
    zh: '列表里面的内容由工具自己管',
  },
  edits: [
    {
      file: 'src/arguments.ts',
      find: `  if (!Array.isArray(value)) return undefined
  return first(value.entries(), ([nth, item]) =>
    complaintAbout(item, items, \`\${at}[\${nth}]\`),
  )
`,
      replace: `  void [items, first]
`,
    },
  ],
  catches: ['fits-the-schema'],
})
