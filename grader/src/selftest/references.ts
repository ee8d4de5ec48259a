/**
 * The finished stages as submissions, in both flavours: each has full marks and no
 * flag, run by run; and what grading one takes beside the learner's own run of it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { allOf, type Figure, figure } from '@workshop/report'
import { STAGES, type Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { Journal } from '../batch/journal.ts'
import type { GradeResult } from '../results/index.ts'

const FLAVOURS = ['zero-sdk', 'sdk'] as const
/** All of them, two at a time, take about two minutes. */
const LIMIT_MS = 1_200_000

export interface References {
  figures: Record<string, Figure>
  failing: string[]
}

export async function gradeReferences(runs: number): Promise<References> {
  const failing: string[] = []
  let full = 0
  for (let run = 1; run <= runs; run++) {
    const results = await gradeAll()
    const short = results.filter(result => !hasFullMarks(result))
    full += results.length - short.length
    failing.push(...short.map(result => `${shortfall(result)} (run ${run})`))
  }
  const total = runs * STAGES.length * FLAVOURS.length
  return {
    figures: {
      'references.fullScore': allOf(full, total, 'submissions'),
      stageRatio: await ratio(),
    },
    failing,
  }
}

/** `stage 02, sdk: failed, 30/31, one-bad-server/hang timeout`: the result itself is not kept. */
export function shortfall(result: GradeResult): string {
  const { stage, submission, verdict, score, flags, pitfalls, reason } = result
  const points = score === null ? reason?.en : `${score.points}/${score.max}`
  const red = pitfalls.flatMap(({ id, checks }) =>
    checks
      .filter(check => check.verdict !== 'passed')
      .map(check => `${id}/${check.id} ${check.verdict}`),
  )
  const flagged = flags.map(flag => ('why' in flag ? flag.why : flag.kind))
  const what = [verdict, points, ...red, ...flagged].join(', ')
  return `stage ${stage}, ${submission.name}: ${what}`
}

function hasFullMarks({ score, flags }: GradeResult): boolean {
  return score !== null && score.points === score.max && flags.length === 0
}

/** Through the command, as an instructor would. */
function gradeAll(): Promise<GradeResult[]> {
  const solutions = STAGES.flatMap(({ folder }) =>
    FLAVOURS.map(flavour => join(ROOT, 'solutions', folder, flavour)),
  )
  return graded(solutions)
}

async function graded(args: readonly string[]): Promise<GradeResult[]> {
  const out = mkdtempSync(join(tmpdir(), 'selftest-'))
  try {
    const command = [join(ROOT, 'grader/bin.js'), 'grade', ...args, '--out', out]
    const { stdout, stderr } = spawnSync(process.execPath, [...command, '--json'], {
      encoding: 'utf8',
      timeout: LIMIT_MS,
      maxBuffer: 2 ** 26,
    })
    if (!stdout.startsWith('{')) throw new Error(`grade: ${stderr.trim()}`)
    return (await Journal.read(out)).results
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** One stage alone on the machine, graded, and run by its learner: seconds by seconds. */
async function ratio(): Promise<Figure> {
  const ratios: number[] = []
  for (const stage of STAGES) {
    const solution = join(ROOT, 'solutions', stage.folder, 'zero-sdk')
    const own = ownRun(stage, solution)
    const [result] = await graded([solution, '--jobs', '1'])
    if (result) ratios.push(result.times.durationMs / own)
  }
  const median =
    ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
  const value = Math.round(median * 100) / 100
  return figure(value, "× the learner's own run", '≤ 2', value <= 2)
}

function ownRun({ folder }: Stage, subject: string): number {
  const root = join(ROOT, 'stages', folder)
  const manifest = createRequire(join(root, 'package.json')).resolve(
    'vitest/package.json',
  )
  const scratch = mkdtempSync(join(tmpdir(), 'selftest-own-'))
  const began = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [join(dirname(manifest), 'vitest.mjs'), 'run', '--root', root],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        WORKSHOP_SUBJECT: subject,
        WORKSHOP_SCREEN: 'none',
        WORKSHOP_DIR: scratch,
      },
    },
  )
  const ms = performance.now() - began
  rmSync(scratch, { recursive: true, force: true })
  if (status !== 0) throw new Error(`${folder}: its own run ended with ${status}`)
  return ms
}
