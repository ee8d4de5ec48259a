// I expect: …
/**
 * Experiment: two servers, one `search`.
 *
 * This table keeps both apart. Write the table that most people write first: tools
 * by their bare name. Then see which server the call for the first one reaches.
 */
export function createNameTable() {
  const addresses = new Map<string, { server: string; tool: string }>()
  return {
    add(server: string, tool: string): string {
      const name = JSON.stringify([server, tool])
      addresses.set(name, { server, tool })
      return name
    },
    resolve: (name: string) => addresses.get(name),
    remove(server: string): void {
      for (const [name, address] of addresses) {
        if (address.server === server) addresses.delete(name)
      }
    },
  }
}
