// I expect: both tools are there, one after the other
/**
 * Experiment: a table from bare tool names to servers.
 */
export function createNameTable() {
  const servers = new Map<string, string>()
  return {
    add(server: string, tool: string): string {
      servers.set(tool, server)
      return tool
    },
    resolve(name: string) {
      const server = servers.get(name)
      return server === undefined ? undefined : { server, tool: name }
    },
    remove(server: string): void {
      for (const [tool, owner] of servers) if (owner === server) servers.delete(tool)
    },
  }
}
