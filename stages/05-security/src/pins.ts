/**
 * Which tools were approved, by their names, and which of them look like another.
 */
import { NotImplemented, type PinnedTool, type Review, type Store } from './contract.ts'

export function createPins({ store }: { store: Store }) {
  let approved = new Set<string>()

  return {
    async review(server: string, tools: readonly PinnedTool[]): Promise<Review[]> {
      approved = new Set(JSON.parse((await store.load()) ?? '[]'))
      return tools.map(({ name }) => ({
        tool: name,
        state: approved.has(`${server}/${name}`) ? 'same' : 'new',
      }))
    },
    async approve(server: string, tool: string): Promise<void> {
      approved.add(`${server}/${tool}`)
      await store.save(JSON.stringify([...approved]))
    },
    mayCall: (server: string, tool: string): boolean =>
      approved.has(`${server}/${tool}`),
  }
}

export function findShadows(
  tools: readonly { name: string; server: string; tool: string }[],
): { name: string; other: string; why: 'same-name' | 'look-alike' }[] {
  void tools
  throw new NotImplemented('tool-shadowing')
}
