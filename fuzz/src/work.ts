/** What the worker does: one target after the other, each told as it is done. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TARGETS } from './targets/index.ts'
import { type Effort, type Tried, tryTarget } from './try-target.ts'

export interface Work {
  /** Where the module of each target is. */
  subjects: Readonly<Record<string, string>>
  effort: Pick<Effort, 'seed' | 'cases' | 'seconds'>
}

export type Told =
  | { kind: 'begin'; target: string; seed: number }
  | { kind: 'done'; tried: Tried }

export async function work(
  { subjects, effort }: Work,
  tell: (told: Told) => void,
): Promise<void> {
  const begin = (target: string, seed: number): void =>
    tell({ kind: 'begin', target, seed })
  for (const target of TARGETS) {
    const dir = subjects[target.name]
    if (dir === undefined) continue
    begin(target.name, effort.seed)
    const module = await load(join(dir, `${target.module}.ts`))
    const tried =
      module instanceof Error
        ? notLoaded(target.name, module)
        : await tryTarget(target, module, { ...effort, begin })
    tell({ kind: 'done', tried })
  }
}

async function load(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause))
  }
}

function notLoaded(target: string, { message }: Error): Tried {
  const failure = {
    target,
    seed: -1,
    case: 'none',
    message: `does not load: ${message}`,
  }
  return { target, cases: 0, kept: 0, failure }
}
