/**
 * Once for each run, before any test: which subject, and where its trace goes.
 */
import './vitest-types.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { endLeashed } from './leash.ts'
import { SCRATCH, subjectDir } from './subject/index.ts'

export default function setup({ provide, config }: TestProject): () => void {
  const trace = traceFile(stageOf(config.root))
  mkdirSync(dirname(trace), { recursive: true })
  writeFileSync(trace, '')
  provide('subject', named(config.root))
  provide('trace', trace)
  return () => endLeashed(trace)
}

/** Ends the run with one line: a stack would push what is wrong off the screen. */
function named(root: string): string {
  try {
    return subjectDir(root)
  } catch (cause) {
    console.error((cause as Error).message)
    process.exit(1)
  }
}

/** `01` for `stages/01-handrolled`. */
export function stageOf(root: string): string {
  return basename(root).slice(0, 2)
}

/** Where the frames of a run go, as JSON lines. */
export function traceFile(stage: string): string {
  return process.env.WORKSHOP_TRACE ?? join(SCRATCH, 'traces', `stage-${stage}.jsonl`)
}
