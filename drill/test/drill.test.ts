/** Both references see all, the skeleton sees nothing, and each watch can be blinded. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subjects } from '@workshop/host-stack'
import { ROOT } from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { expect, test } from 'vitest'
import { resultOf } from '../src/result.ts'
import { IDS, runOnce } from '../src/run.ts'
import { drill } from '../src/scoreboard.ts'
import { breaking } from './breaking.ts'
import { ALSO, BREAKS, says } from './breaks.ts'

const SEED = 1
const PATIENCE = { timeout: 60_000 }

function subjectsIn(gates: string, tokens: string): Subjects {
  return {
    gates: openSubject(join(ROOT, gates)),
    tokens: openSubject(join(ROOT, tokens)),
  }
}

const solution = (flavour: string): Subjects =>
  subjectsIn(`solutions/05-security/${flavour}`, `solutions/04-token/${flavour}`)

async function scoreOf(subjects: Subjects) {
  const board = await drill(subjects, [SEED])
  const result = resultOf({ ...board, subject: 'it', tokens: 'it' })
  const { detected, falseAlarms } = result.figures
  return {
    ok: result.ok,
    detected: detected?.value,
    falsely: falseAlarms?.value,
    board,
  }
}

test.each(['zero-sdk', 'sdk'])(
  '%s sees all twelve, and nothing else',
  PATIENCE,
  async flavour => {
    const { board, ...score } = await scoreOf(solution(flavour))
    expect(board.gaps).toEqual([])
    expect(board.rows.filter(({ signal }) => signal === null)).toEqual([])
    expect(board.falseAlarms).toEqual([])
    expect(score).toEqual({ ok: true, detected: 12, falsely: 0 })
  },
)

test(
  'the skeleton sees none of them, and says where its gaps are',
  PATIENCE,
  async () => {
    const subjects = subjectsIn('stages/05-security', 'stages/04-token')
    const { board, ...score } = await scoreOf(subjects)
    expect(score).toEqual({ ok: false, detected: 0, falsely: 0 })
    expect(board.gaps.join('\n')).toContain('NotImplemented')
  },
)

const BLINDINGS = [...IDS.map(id => ({ id, ...BREAKS[id] })), ...ALSO]

test.each(BLINDINGS)(
  '$id is missed when $at is broken',
  PATIENCE,
  async ({ id, side, at, broken }) => {
    const whole = solution('zero-sdk')
    const subjects = { ...whole, [side]: breaking(whole[side], at, broken) }
    const { alarms, gaps } = await runOnce(subjects, SEED, id)
    expect(gaps).toEqual([])
    expect(alarms.filter(({ watch }) => watch === id)).toEqual([])
  },
)

test(
  'R7 is missed when the lie opens the gate, whatever the pins say',
  PATIENCE,
  async () => {
    const whole = solution('zero-sdk')
    const gates = breaking(whole.gates, 'risk riskOf', async () => 'read')
    const { alarms } = await runOnce({ ...whole, gates }, SEED, 'R7')
    expect(alarms).toEqual([])
  },
)

test('a signal that always shows red is a false alarm', PATIENCE, async () => {
  const whole = solution('zero-sdk')
  const at = 'health createHealth report'
  const gates = breaking(whole.gates, at, says({ business: 'failing' }))
  const { alarms } = await runOnce({ ...whole, gates }, SEED)
  expect(alarms.map(({ watch }) => watch)).toEqual(['R12'])
})

test('a seed repeats', PATIENCE, async () => {
  const subjects = solution('zero-sdk')
  const first = await runOnce(subjects, 7, 'R5')
  expect(await runOnce(subjects, 7, 'R5')).toEqual(first)
})

test('what watches can see is evidence: neither the world nor the change', () => {
  for (const file of ['watches', 'readings', 'evidence']) {
    const text = readFileSync(join(ROOT, `drill/src/${file}.ts`), 'utf8')
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
    const allowed = ['@workshop/syllabus', './evidence.ts', './readings.ts']
    expect(imports.filter(from => !allowed.includes(from ?? ''))).toEqual([])
  }
})
