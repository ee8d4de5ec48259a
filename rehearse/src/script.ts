/**
 * What a newcomer types, in order: commands of the README, and between them the
 * reference's files, copied pitfall by pitfall as if they had just been written.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PITFALLS } from '@workshop/syllabus'

export interface Step {
  /** As it is recorded. */
  name: string
  /** Typed as it stands; the README has it, or the screen before has shown it. */
  command: string
  /** Copied from the reference before, by path inside the stage. */
  files: readonly string[]
  /** How the command has to end. */
  exit: number
  /** Watches for ever: ended once this is on the screen. */
  until?: RegExp
}

const TEST = 'npx -y pnpm@12 test --filter stage-01'

/** @param reference the folder of the solution that the newcomer arrives at */
export function scriptFor(reference: string): Step[] {
  const start: Step = {
    name: 'start',
    command: 'npx -y pnpm@12 start',
    files: [],
    exit: 130,
    until: /stdout-noise/,
  }
  const red: Step = { name: 'first red', command: TEST, files: [], exit: 1 }
  const experiments = readdirSync(join(reference, 'break')).map(name => `break/${name}`)
  const hits: Step = {
    name: 'experiments',
    command: TEST,
    files: experiments.sort(),
    exit: 1,
  }
  const pitfalls = Object.values(PITFALLS).filter(({ stage }) => stage === '01')
  const steps = pitfalls.map(({ id }): Step => {
    const files = filesFor(id, reference)
    return { name: id, command: `${TEST} -t ${id}`, files, exit: 0 }
  })
  const all = readdirSync(join(reference, 'src')).map(name => `src/${name}`)
  const green: Step = { name: 'green', command: TEST, files: all.sort(), exit: 0 }
  return [start, red, hits, ...steps, green]
}

/** The files with the region of this pitfall, and whatever those need. */
export function filesFor(pitfall: string, reference: string): string[] {
  const sources = new Map(
    readdirSync(join(reference, 'src')).map(name => {
      const file = `src/${name}`
      return [file, readFileSync(join(reference, file), 'utf8')]
    }),
  )
  // Who has a server or a client has all of it: a check starts whole programs.
  const open = [...sources]
    .filter(([, text]) => new RegExp(`#region ${pitfall}$`, 'm').test(text))
    .map(([file]) => file)
  open.push('src/server.ts', 'src/client.ts')
  const needed = new Set<string>()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (needed.has(file)) continue
    needed.add(file)
    const imports = sources.get(file)?.matchAll(/from '\.\/([\w-]+\.ts)'/g) ?? []
    for (const [, name] of imports) open.push(`src/${name}`)
  }
  return [...needed].sort()
}
