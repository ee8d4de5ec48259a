/**
 * What servers say of themselves, on its way to the model. It stands in tags, and
 * in the system prompt, as soon as it is there.
 */
import type { Speaker } from './contract.ts'

export function fence(server: string, text: string): string {
  return `<instructions server="${server}">\n${text}\n</instructions>`
}

export function createAnnouncer(system: string) {
  let prompt = system
  const said = new Set<string>()
  return {
    system: () => prompt,
    announce(servers: readonly Speaker[], transcript: readonly string[]): string[] {
      void transcript
      for (const { name, instructions } of servers) {
        if (instructions === undefined || said.has(name)) continue
        said.add(name)
        prompt += `\n\n${fence(name, instructions)}`
      }
      return []
    },
  }
}
