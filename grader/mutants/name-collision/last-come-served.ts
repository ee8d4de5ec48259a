import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'A call goes to the server that offered the tool last',
    zh: '谁最后提供这个工具，调用就发给谁',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '  const names = createNameTable()',
      replace: `  const names = createNameTable()
  const owners = new Map<string, string>()`,
    },
    {
      file: 'src/manager.ts',
      find: `    const member = members.get(address?.server ?? '')`,
      replace: `    const owner = owners.get(address?.tool ?? '') ?? address?.server
    const member = members.get(owner ?? '')`,
    },
    {
      file: 'src/manager.ts',
      find: '    for (const tool of added) names.add(server, tool)',
      replace: `    for (const tool of added) {
      names.add(server, tool)
      owners.set(tool, server)
    }`,
    },
  ],
  catches: ['both-callable', 'late-third', 'odd-names', 'own-server'],
})
