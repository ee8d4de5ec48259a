import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'spawn-storm',
  title: {
    en: 'The experiment starts one server after the other',
    zh: '破坏实验一个接一个地启动',
  },
  edits: [
    {
      file: 'break/spawn-storm.ts',
      find: '  const clients = await Promise.all(servers.map(server => connect(server)))',
      replace: `  const clients: Awaited<ReturnType<typeof connect>>[] = []
  for (const server of servers) clients.push(await connect(server))`,
    },
  ],
  catches: ['hit'],
})
