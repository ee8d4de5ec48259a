import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'A part that was sent before is in the cache, wherever it stands',
    zh: '发过的部分就在缓存里，不管它在哪个位置',
  },
  edits: [
    {
      file: 'src/prompt-cache.ts',
      find: `    const shared = longestShared(request, requests.slice(0, at))
    const known = tokensOf(request.slice(0, shared))`,
      replace: `    const sent = new Set(requests.slice(0, at).flat())
    const known = tokensOf(request.filter(part => sent.has(part)))`,
    },
    {
      file: 'src/prompt-cache.ts',
      find: `/** How many parts at the beginning some earlier request began with as well. */
function longestShared(request: Request, earlier: readonly Request[]): number {
  const shared = earlier.map(other => {
    const end = request.findIndex((part, at) => part !== other[at])
    return end === -1 ? request.length : end
  })
  return Math.max(0, ...shared)
}
`,
      replace: '',
    },
  ],
  catches: ['prefix-cache', 'price'],
})
