import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'The client keeps two calls in flight, and the third waits',
    zh: '客户端最多同时发两个调用，第三个等着',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  let damaged = 0
`,
      replace: `  let damaged = 0
  const inFlight = new Set<Promise<unknown>>()
`,
    },
    {
      file: 'src/client.ts',
      find: `    const result = await rpc.request(METHODS.callTool, params, patience)
`,
      replace: `    while (inFlight.size >= 2) await Promise.race(inFlight)
    const call = rpc.request(METHODS.callTool, params, patience)
    const over = call
      .catch(() => undefined)
      .finally(() => inFlight.delete(over))
    inFlight.add(over)
    const result = await call
`,
    },
  ],
  catches: ['client-concurrent'],
})
