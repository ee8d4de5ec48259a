import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'A tool that is on the list already is not listed again',
    zh: '列表里已经有的工具，就不再列一遍',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `    return [...members.values()].flatMap(({ entry: { name: server }, tools }) =>
      tools.map(`,
      replace: `    const listed = new Set<string>()
    const isNew = ({ name }: ToolDefinition) =>
      !listed.has(name) && Boolean(listed.add(name))
    return [...members.values()].flatMap(({ entry: { name: server }, tools }) =>
      tools.filter(isNew).map(`,
    },
  ],
  catches: ['both-callable', 'late-third', 'odd-names', 'own-server'],
})
