import { STAGES } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import {
  checksWithoutMutant,
  pitfallsWithoutMutant,
  resultOf,
} from '../src/prove/figures.ts'
import { judge } from '../src/prove/judge.ts'
import type { Proof, Proved } from '../src/prove/proof.ts'
import type { Subject } from '../src/prove/subjects.ts'
import { mutantOf, reportOf, SOLUTION } from './report-fixture.ts'

const [stage] = STAGES

function proved(
  subject: Subject,
  otherwise: Parameters<typeof reportOf>[0] = {},
): Proved {
  const judged = judge(subject, reportOf(otherwise))
  return { subject, ms: 1, judged, deviations: judged.deviations, flaky: [] }
}

const proofOf = (...rows: Proved[]): Proof => ({ stage, proved: rows, partial: false })

const KILLED = proved(mutantOf('line-ends', 'crlf'), { 'line-ends/crlf': 'fail' })
const SPILLING = proved(mutantOf('line-ends', 'crlf'), {
  'line-ends/crlf': 'fail',
  'split-utf8/every-split': 'fail',
})
const ALIVE = proved(mutantOf('line-ends', 'cut-tail'))

test('figures count what is green, killed, and red alone', () => {
  const { figures, ok } = resultOf(
    [proofOf(proved(SOLUTION), KILLED, SPILLING, ALIVE)],
    1,
  )
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, { value }]) => [name, value]),
  )
  expect(values).toMatchObject({
    'solutions.green': '1/1',
    'mutants.killed': '2/3',
    'mutants.byOwnPitfallOnly': '1/3',
    'subjects.asDeclared': '2/4',
    'cells.flaky': 0,
    'runs.withoutReport': 0,
  })
  expect(ok).toBe(false)
})

test('a check that only a mutant of another pitfall turns red is not caught', () => {
  const proof = proofOf(SPILLING)
  expect(checksWithoutMutant(proof)).not.toContain('line-ends/crlf')
  expect(checksWithoutMutant(proof)).toContain('split-utf8/every-split')
  expect(checksWithoutMutant(proof)).toContain('glued-frames/hit')
  expect(pitfallsWithoutMutant(proof)).not.toContain('line-ends')
  expect(pitfallsWithoutMutant(proof)).toContain('split-utf8')
})

test('a mutant that lives leaves its pitfall without one', () => {
  expect(pitfallsWithoutMutant(proofOf(ALIVE))).toContain('line-ends')
})

test('a part of the proof says nothing of the whole', () => {
  const { figures, ok } = resultOf([{ ...proofOf(KILLED), partial: true }], 1)
  expect(Object.keys(figures)).not.toContain('pitfalls.withoutMutant')
  expect(Object.keys(figures)).not.toContain('solutions.green')
  expect(ok).toBe(true)
})

test('a run without a report is never a verdict, and never ok', () => {
  const lost: Proved = {
    subject: mutantOf('line-ends', 'crlf'),
    ms: 1,
    deviations: [],
    flaky: [],
    infrastructure: 'no report, vitest ended with SIGKILL',
  }
  const { figures, ok } = resultOf([{ ...proofOf(KILLED, lost), partial: true }], 1)
  expect(figures['runs.withoutReport']?.value).toBe(1)
  expect(figures['mutants.killed']?.value).toBe('1/2')
  expect(ok).toBe(false)
})

test('a cell that wavers counts as a failure', () => {
  const flaky = { ...KILLED, flaky: ['line-ends/crlf'] }
  const { figures, ok } = resultOf([{ ...proofOf(flaky), partial: true }], 1)
  expect(figures['cells.flaky']?.value).toBe(1)
  expect(ok).toBe(false)
})

test('a proof of own pitfalls only does not say that nothing else is red', () => {
  const { figures } = resultOf([{ ...proofOf(KILLED), own: true }], 1)
  expect(figures['mutants.killed']).toMatchObject({ ok: true })
  expect(figures['mutants.byOwnPitfallOnly']).toBeUndefined()
})
