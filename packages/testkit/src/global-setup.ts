/**
 * Once for each run, before any test: which subject, and where its trace goes.
 */
import './vitest-types.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SCRATCH, subjectDir } from './subject/index.ts'

export default function setup({ provide, config }: TestProject): void {
  provide('subject', subjectDir(config.root))
  provide('trace', startTrace(stageOf(config.root)))
}

/** `01` for `stages/01-handrolled`. */
export function stageOf(root: string): string {
  return basename(root).slice(0, 2)
}

function startTrace(stage: string): string {
  const folder = join(SCRATCH, 'traces')
  const file = process.env.WORKSHOP_TRACE ?? join(folder, `stage-${stage}.jsonl`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  return file
}
