/**
 * The one name the model sees of (server, tool), and the way back.
 * This is what most people write first: clean each part, join, and split again.
 */

function cleaned(part: string): string {
  return part
    .replace(/[^a-zA-Z0-9_-]/g, '_')
    .replace(/_+/g, '_')
    .slice(0, 64)
}

export function buildToolName(server: string, tool: string): string {
  return `mcp__${cleaned(server)}__${cleaned(tool)}`
}

export function parseToolName(
  fullName: string,
): { server: string; tool: string } | undefined {
  const [, server = '', ...tool] = fullName.split('__')
  return { server, tool: tool.join('__') }
}

export function createNameTable() {
  return {
    add: buildToolName,
    resolve: parseToolName,
    remove(server: string): void {
      void server // there is nothing to forget
    },
  }
}
