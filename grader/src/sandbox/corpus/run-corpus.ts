/**
 * Every hostile program in a slot of its own, and what came of it: the stated end,
 * nothing of the host in what it printed, nothing left behind.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import type { GradeVerdict } from '../../results/limits.ts'
import type { SandboxHost } from '../host.ts'
import type { SlotReport } from '../sandbox.ts'
import { ENDING_PROGRAMS } from './ending-programs.ts'
import { GREEDY_PROGRAMS } from './greedy-programs.ts'
import type { HostileProgram } from './hostile-program.ts'
import { HTTP_PROGRAMS } from './http-programs.ts'
import { gradeOverHttp } from './http-suite.ts'
import { LYING_PROGRAMS } from './lying-programs.ts'
import { REACHING_PROGRAMS } from './reaching-programs.ts'
import { grade } from './suite.ts'

export const CORPUS: readonly HostileProgram[] = [
  ...ENDING_PROGRAMS,
  ...GREEDY_PROGRAMS,
  ...REACHING_PROGRAMS,
  ...LYING_PROGRAMS,
  ...HTTP_PROGRAMS,
]

export interface CorpusRow {
  id: string
  what: string
  verdict: GradeVerdict
  passed: number
  asStated: boolean
  /** Words of the host in what the program printed, and what it said it got. */
  leaks: readonly string[]
  report: SlotReport
}

/** Longer than the slowest machine needs for an answer. */
const DEADLINE_MS = 20_000

export async function runProgram(
  host: SandboxHost,
  program: HostileProgram,
): Promise<CorpusRow> {
  const submission = mkdtempSync(join(tmpdir(), 'corpus-'))
  try {
    writeFileSync(join(submission, 'server.cjs'), program.source)
    const { id, what, limits = {}, mounts = [], deadlineMs = DEADLINE_MS } = program
    const sandbox = await host.open({ submission, limits, mounts })
    const suite = program.over === 'http' ? gradeOverHttp : grade
    const { verdict, passed, report, stderr } = await suite(sandbox, deadlineMs)
    const leaks = leaksIn(stderr, submission)
    const asStated =
      program.ends.includes(verdict) &&
      passed <= program.most &&
      leaks.length === 0 &&
      isDiskHeld(report) &&
      ({} as Record<string, unknown>).polluted === undefined
    return { id, what, verdict, passed, asStated, leaks, report }
  } finally {
    rmSync(submission, { recursive: true, force: true })
  }
}

/** A full disk is as full as it may be; one that grew on was only watched. */
function isDiskHeld({ breaches }: SlotReport): boolean {
  const disk = breaches.find(({ verdict }) => verdict === 'disk-limit')
  return !disk || (disk.limit.usage ?? 0) <= disk.limit.value
}

function leaksIn(printed: string, submission: string): string[] {
  const words = [ROOT, homedir(), hostname(), submission, process.env.PATH ?? '']
  const found = words.filter(word => word.length > 3 && printed.includes(word))
  const got = printed.split('\n').filter(line => line.startsWith('GOT '))
  return [...found, ...got]
}
