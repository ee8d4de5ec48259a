import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'one-bad-server',
  title: {
    en: 'A server that writes noise is closed without a word',
    zh: '服务端一冒噪声，就一声不响地关掉',
  },
  edits: [
    {
      file: 'src/link.ts',
      find: `  const { era = 'legacy', protocolVersion = '' } = client.stats()`,
      replace: `  const { era = 'legacy', protocolVersion = '', noise } = client.stats()
  if (noise.lines > 0) {
    await client.close()
    throw new Error()
  }`,
    },
  ],
  catches: ['garbage-on-stdout'],
})
