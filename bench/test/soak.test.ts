/**
 * A small soak of both managers, and of managers with one thing broken in each: what
 * the soak would not find there, it would not find anywhere.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, scratchFolder } from '@workshop/testkit/state'
import { afterAll, describe, expect, test } from 'vitest'
import { requestOf } from '../src/soak/cli.ts'
import { faultOf } from '../src/soak/fault-of-call.ts'
import { judge } from '../src/soak/judge.ts'
import { soakResult } from '../src/soak/result.ts'
import { soak } from '../src/soak/run.ts'
import { BROKEN, type Broken } from './broken-managers.ts'

const CALLS = 300
const RATES = { fault: 0.1, crash: 0.01 }
const SEED = 3
const solution = (name: string) => join(ROOT, 'solutions/02-multi-server', name)

async function figuresOf(subject: string, patienceMs?: number) {
  const options = { subject, calls: CALLS, seed: SEED, rates: RATES }
  const account = await soak({ ...options, ...(patienceMs && { patienceMs }) })
  const result = soakResult({ calls: CALLS, seed: SEED, accounts: { it: account } })
  return { account, result }
}

test.each(['zero-sdk', 'sdk'])(
  'the %s manager survives',
  async name => {
    const { account, result } = await figuresOf(solution(name))
    expect(account.samples).toEqual([])
    expect(account.failures).toEqual([])
    expect(result.ok, JSON.stringify(result.figures)).toBe(true)
    expect(account.verdicts.ok).toBe(CALLS)
    // Otherwise it has survived nothing.
    for (const [fault, times] of Object.entries(account.faults)) {
      expect(times, fault).toBeGreaterThan(0)
    }
    expect(account.revived).toBeGreaterThan(0)
  },
  30_000,
)

// Each copy of the code listens for the end of this process.
process.setMaxListeners(BROKEN.length + 20)

const copies = scratchFolder('soak')
afterAll(() => rmSync(copies, { recursive: true, force: true }))

function brokenCopy({ file, find, replace }: Broken, name: string): string {
  const copy = join(copies, name)
  for (const folder of ['src', 'provided']) {
    cpSync(join(solution('zero-sdk'), folder), join(copy, folder), { recursive: true })
  }
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text.split(find).length, `${file} has it once: ${find}`).toBe(2)
  writeFileSync(
    join(copy, file),
    text.replace(find, () => replace),
  )
  return copy
}

describe('is red for a manager that', () => {
  test.each(BROKEN.map((broken, at) => [broken.what, broken, at] as const))(
    '%s',
    async (_, broken, at) => {
      const subject = brokenCopy(broken, `copy-${at}`)
      const { result } = await figuresOf(subject, broken.patienceMs)
      expect(result.ok).toBe(false)
      expect(result.figures[broken.red]).toMatchObject({ ok: false })
    },
    60_000,
  )
})

test('an outcome is judged by the fault of its call, and by nothing else', () => {
  const sent = { nonce: 4, server: 'a', fault: undefined, isDoomed: false }
  const text = JSON.stringify({ nonce: 4, server: 'a' })
  const late = { kind: 'rejected', error: 'RequestTimeout', message: '' } as const
  const gone = { kind: 'rejected', error: 'ServerExited', message: '' } as const
  expect(judge(sent, { kind: 'answered', text })).toBe('ok')
  expect(judge(sent, { kind: 'answered', text: text.replace('4', '5') })).toBe(
    'crossed',
  )
  expect(judge(sent, { kind: 'answered', text: text.replace('a', 'b') })).toBe(
    'crossed',
  )
  expect(judge(sent, late)).toBe('lost')
  expect(judge({ ...sent, fault: 'late' }, late)).toBe('ok')
  expect(judge({ ...sent, fault: 'twice' }, late)).toBe('lost')
  expect(judge(sent, gone)).toBe('lost')
  expect(judge({ ...sent, isDoomed: true }, gone)).toBe('ok')
  expect(judge(sent, { kind: 'unsettled' })).toBe('unsettled')
})

test('faults come as often as asked, and again with the same seed', () => {
  const nonces = Array.from({ length: 100_000 }, (_, nonce) => nonce)
  const dealt = (seed: number) =>
    nonces.map(nonce => faultOf(seed, nonce, { fault: 0.01, crash: 0.001 }))
  const faults = dealt(1).filter(fault => fault !== undefined)
  expect(faults.length).toBeGreaterThan(1000)
  expect(faults.length).toBeLessThan(1200)
  const crashes = faults.filter(fault => fault === 'crash').length
  expect(crashes).toBeGreaterThan(70)
  expect(crashes).toBeLessThan(130)
  expect(dealt(1)).toEqual(dealt(1))
  expect(dealt(1)).not.toEqual(dealt(2))
})

test('what is badly typed is said', () => {
  expect(requestOf(['--calls', 'many'])).toContain('expected an integer')
  expect(requestOf(['--seed', '1.5'])).toContain('--seed')
  expect(requestOf(['--only', 'both'])).toContain('got both')
  expect(requestOf(['--fast'])).toContain('--fast')
  expect(requestOf([])).toMatchObject({ calls: 10_000, seed: 1, json: false })
})
