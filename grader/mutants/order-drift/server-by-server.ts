import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'Each server sorts its own tools, so the whole is sorted',
    zh: '每个服务端内部排好，合起来就是有序的',
  },
  edits: [
    {
      file: 'src/blocks.ts',
      find: '  return tools.map(blockOf).sort(inOrder)',
      replace: `  const servers = [...new Set(tools.map(tool => tool.server))]
  return servers.flatMap(server =>
    tools
      .filter(tool => tool.server === server)
      .map(blockOf)
      .sort(inOrder),
  )`,
    },
  ],
  catches: ['arrival'],
})
