import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'To close is to close the connections',
    zh: '关闭就是关掉所有连接',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: `    await endpoint.end()
    // Whoever waits for an answer sees the connection break: nobody knows how far it got.
    server.closeAllConnections()
`,
      replace: `    server.closeAllConnections()
    await endpoint.end()
`,
    },
  ],
  catches: ['closing'],
})
