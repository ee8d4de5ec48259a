/**
 * Descriptions: what is missing in them, and what is too long. A cut is a `slice`,
 * and only what the tool itself is called by is looked at.
 */
import { type Finding, NotImplemented, type Tool } from './contract.ts'

export function lintDescriptions(tools: readonly Tool[]): Finding[] {
  void tools
  throw new NotImplemented('vague-description')
}

export function capDescription(text: string, max = 2048) {
  return { text: text.slice(0, max), cut: text.length > max }
}

export function capTool(tool: Tool, max = 2048): { tool: Tool; cut: string[] } {
  const { text, cut } = capDescription(tool.description ?? '', max)
  return { tool: { ...tool, description: text }, cut: cut ? ['description'] : [] }
}
