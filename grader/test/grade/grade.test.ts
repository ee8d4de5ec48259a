/**
 * `grade` as an instructor runs it, on a folder of submissions whose outcome is known:
 * both solutions, the skeleton, two mutants, a hostile one, and one that is refused.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STAGES, type Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Details } from '../../src/grade/summary.ts'
import { loadMutants } from '../../src/prove/load.ts'
import { folderOf } from '../../src/prove/subjects.ts'

const GRADER = fileURLToPath(new URL('../../bin.js', import.meta.url))
const STAGE = STAGES.find(({ id }) => id === '04') as Stage
const HAS_SANDBOX = existsSync('/usr/bin/bwrap')
const MUTANTS = ['order-drift', 'long-description']

let folder = ''
let details: Details
let out = ''
let status: number | null = null

function handIn(name: string, from: string): string {
  const to = join(folder, 'submissions', name)
  for (const part of ['src', 'break', 'package.json']) {
    cpSync(join(from, part), join(to, part), { recursive: true })
  }
  return to
}

async function handInAll(): Promise<void> {
  const solutions = join(ROOT, 'solutions', STAGE.folder)
  handIn('ann', join(solutions, 'zero-sdk'))
  handIn('bob', join(solutions, 'sdk'))
  handIn('cho', join(ROOT, 'stages', STAGE.folder))
  const mutants = await loadMutants(STAGE)
  for (const pitfall of MUTANTS) {
    const mutant = mutants.find(({ id }) => id.startsWith(`${pitfall}/`))
    if (!mutant) throw new Error(`expected a mutant of ${pitfall}, got none`)
    handIn(pitfall, folderOf(mutant, STAGE, join(folder, 'scratch')))
  }
  const hostile = handIn('eve', join(solutions, 'zero-sdk'))
  const file = join(hostile, 'src/measure.ts')
  writeFileSync(file, `process.exit(0)\n${readFileSync(file, 'utf8')}`)
  const linked = handIn('fay', join(solutions, 'zero-sdk'))
  symlinkSync('/etc/passwd', join(linked, 'src/notes.ts'))
}

function grade(...args: string[]) {
  return spawnSync(process.execPath, [GRADER, 'grade', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8' },
    maxBuffer: 2 ** 26,
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grade-'))
  out = join(folder, 'out')
  if (!HAS_SANDBOX) return
  await handInAll()
  writeFileSync(join(folder, 'roster.csv'), 'id,name\nann,Ann A.\nzed,Zed Z.\n')
  mkdirSync(join(folder, 'submissions', 'empty'))
  const run = grade(
    ...[join(folder, 'submissions'), '--out', out, '--json', '--jobs', '2'],
    ...['--roster', join(folder, 'roster.csv'), '--report', 'gradescope'],
  )
  status = run.status
  if (run.stdout === '') throw new Error(run.stderr)
  details = JSON.parse(run.stdout).details
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const row = (name: string) => details.submissions.find(row => row.name === name)

// Without bubblewrap there is no sandbox; `pnpm grade doctor` says so and what to do.
const confined = test.skipIf(!HAS_SANDBOX)

confined('references have every point and no flag', () => {
  expect(status).toBe(0)
  for (const name of ['ann', 'bob']) {
    const { points, max, verdict } = row(name) ?? {}
    expect({ name, points, verdict }).toEqual({ name, points: max, verdict: 'passed' })
  }
  expect(row('ann')?.flags).toEqual([])
})

confined('a mutant loses the points of its pitfall, a skeleton most of them', () => {
  for (const name of MUTANTS) {
    const { points = 0, max = 0, verdict } = row(name) ?? {}
    expect(verdict).toBe('failed')
    expect(points).toBeLessThan(max as number)
    expect(points).toBeGreaterThan(max / 2)
  }
  expect(row('cho')?.points).toBeLessThan((row('cho')?.max ?? 0) / 4)
})

confined('leaving early earns nothing that was not earned', () => {
  const { points, max, verdict } = row('eve') ?? {}
  expect(verdict).toBe('failed')
  expect(points).toBeLessThan(max ?? 0)
})

confined('what is refused says why, and stops nobody', () => {
  expect(row('fay')).toMatchObject({ verdict: 'rejected-input', points: 0 })
  expect(row('empty')?.verdict).toBe('rejected-input')
})

confined('who is in the roster is known, who is missing is named', () => {
  expect(row('ann')?.learner).toBe('ann')
  expect(details.missing).toEqual(['zed'])
})

confined('no path of this machine is in what learners get', () => {
  const learners = join(out, 'learner')
  const files = readdirSync(learners, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(files.length).toBeGreaterThan(10)
  const { seed } = JSON.parse(readFileSync(join(out, 'batch.json'), 'utf8'))
  for (const text of files) {
    for (const secret of [ROOT, folder, tmpdir(), process.execPath, seed]) {
      expect(text).not.toContain(secret)
    }
  }
})

confined('each kind of report is where it is looked for', () => {
  expect(readdirSync(join(out, 'class')).sort()).toEqual([
    'grades.csv',
    'overview.html',
    'overview.md',
  ])
  const platforms = readdirSync(join(out, 'platforms'))
  expect(platforms).toHaveLength(details.submissions.length)
})

confined(
  'going on grades nothing twice',
  () => {
    const again = grade(join(folder, 'submissions'), '--out', out, '--resume', '--json')
    expect(again.status).toBe(0)
    expect(again.stderr).not.toMatch(/^\d+\/\d+ (?!.*\(kept\))/m)
  },
  120_000,
)

confined('one result can be looked at', () => {
  const { stdout, status } = grade('explain', 'cho', '--out', out)
  expect(status).toBe(0)
  expect(stdout).toContain('cho')
  const none = grade('explain', 'nobody', '--out', out)
  expect(none.status).toBe(2)
  expect(none.stderr).toContain('got nobody')
})
