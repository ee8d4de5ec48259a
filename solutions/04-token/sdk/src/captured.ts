/**
 * What a captured request says of tools. It reads the body and nothing else: what
 * the host meant to send is no evidence of what it sent.
 */

export interface CapturedTool {
  name: string
  /** The block as it was sent, but for blanks between its parts. */
  text: string
}

/** In the order in which they were sent. */
export function toolsIn(body: string): CapturedTool[] {
  const { tools = [] } = JSON.parse(body) as { tools?: object[] }
  return tools.map(block => ({ name: nameOf(block), text: JSON.stringify(block) }))
}

function nameOf(block: { name?: string; function?: { name?: string } }): string {
  const name = block.function?.name ?? block.name
  if (typeof name === 'string') return name
  throw new Error(`expected a tool with a name, got ${JSON.stringify(block)}`)
}
