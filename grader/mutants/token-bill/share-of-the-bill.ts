import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'The share of a server is its part of the bill',
    zh: '服务端的占比就是它在账单里的份额',
  },
  edits: [
    {
      file: 'src/measure.ts',
      find: '    servers: servers.sort((a, b) =>',
      replace: '    servers: servers.map(withShare).sort((a, b) =>',
    },
    {
      file: 'src/measure.ts',
      find: '  const quarter = quarterOf(toolBlocks',
      replace: `  const withShare = (one: ServerBill) => ({ ...one, share: one.tokens / tokens })
  const quarter = quarterOf(toolBlocks`,
    },
  ],
  catches: ['counted', 'listed'],
})
