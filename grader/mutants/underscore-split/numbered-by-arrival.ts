import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'underscore-split',
  title: {
    en: 'Names that do not fit are numbered as they come',
    zh: '不合适的名字按先来后到编号',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: `    const name = buildToolName(server, tool)
    const known = addresses.get(name)`,
      replace: `    for (const [name, address] of addresses) {
      if (address.server === server && address.tool === tool) return name
    }
    const built = buildToolName(server, tool)
    const name = parseToolName(built) ? built : \`\${built.slice(0, 52)}__\${addresses.size}\`
    const known = addresses.get(name)`,
    },
  ],
  catches: ['bijection'],
})
