/** The finished stages as submissions: each has full marks and no flag, run by run. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allOf, type Figure } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import type { Details } from '../grade/summary.ts'

export function gradeReferences(runs: number): { figure: Figure; failing: string[] } {
  const failing: string[] = []
  const stages = readdirSync(join(ROOT, 'solutions')).sort()
  for (let run = 1; run <= runs; run++) {
    for (const stage of stages) {
      if (!hasFullMarks(stage)) failing.push(`${stage} (run ${run})`)
    }
  }
  const total = runs * stages.length
  return { figure: allOf(total - failing.length, total, 'submissions'), failing }
}

function hasFullMarks(stage: string): boolean {
  const out = mkdtempSync(join(tmpdir(), 'selftest-'))
  try {
    const solution = join(ROOT, 'solutions', stage, 'zero-sdk')
    const args = ['grade', solution, '--stage', stage.slice(0, 2), '--out', out]
    const bin = join(ROOT, 'grader/bin.js')
    const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--json'], {
      encoding: 'utf8',
    })
    if (!stdout.startsWith('{')) throw new Error(`grade ${stage}: ${stderr.trim()}`)
    const { submissions } = JSON.parse(stdout).details as Details
    const [row] = submissions
    return row !== undefined && row.points === row.max && row.flags.length === 0
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
