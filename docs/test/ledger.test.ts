/** The ledger: what is the same, what differs, what cannot be run, and what is old. */
import { expect, test } from 'vitest'
import { FACTS } from '../data/facts/index.ts'
import type { Fact } from '../data/types.ts'
import { checkLedger, complaints } from '../src/ledger/ledger.ts'
import { isStale } from '../src/ledger/recheck.ts'
import { ROOT } from '../src/root.ts'

const TODAY = new Date('2026-12-01T00:00:00Z')
const OPTIONS = { today: TODAY, cwd: ROOT, patience: 20_000, say: () => undefined }

const fact = (id: string, value: string, command?: string): Fact => ({
  id,
  value,
  meaning: { en: 'a figure', zh: '一个数字' },
  source: { title: 'here' },
  checked: '2026-12-01',
  kind: command === undefined ? 'read' : 'verified',
  ...(command !== undefined && { command }),
})

test('a command that prints the value is the same', async () => {
  const facts = [fact('two', '2', 'node -p 1+1'), fact('read', '5')]
  const { ok, figures } = await checkLedger(facts, OPTIONS)
  expect(ok).toBe(true)
  expect(figures['facts.total']?.value).toBe(2)
  expect(figures['facts.rechecked']?.value).toBe('1/1')
  expect(figures['facts.stale']?.value).toBe(0)
})

test('one that prints something else is named, with both values', async () => {
  const facts = [fact('two', '2', 'node -p 1+1'), fact('three', '3', 'node -p 1+1')]
  const { ok, figures, details } = await checkLedger(facts, OPTIONS)
  expect(ok).toBe(false)
  expect(figures['facts.rechecked']?.value).toBe('1/2')
  expect(complaints(details)).toEqual(['three: expected 3, got 2\n    node -p 1+1'])
})

test('one that fails is named, with its last words', async () => {
  const command = `node -e "console.error('no such file'); process.exit(3)"`
  const { ok, details } = await checkLedger([fact('broken', '3', command)], OPTIONS)
  expect(ok).toBe(false)
  expect(complaints(details)[0]).toContain(
    'broken: expected exit code 0, got 3: no such file',
  )
})

test('one that never ends is stopped', async () => {
  const command = 'exec node -e "setInterval(() => {}, 1000)"'
  const options = { ...OPTIONS, patience: 300 }
  const { details } = await checkLedger([fact('endless', '1', command)], options)
  expect(complaints(details)[0]).toContain('endless: was ended by SIGTERM')
})

test('after ninety days an entry is stale, and the oldest comes first', async () => {
  const on = (id: string, checked: string): Fact => ({ ...fact(id, '1'), checked })
  const facts = [
    on('young', '2026-09-02'),
    on('old', '2026-09-01'),
    on('oldest', '2025-09-01'),
  ]
  const { ok, details } = await checkLedger(
    [...facts, fact('two', '2', 'node -p 1+1')],
    OPTIONS,
  )
  expect(details.stale).toEqual(['oldest', 'old'])
  expect(ok).toBe(true)
  expect(() => isStale({ checked: 'yesterday' }, TODAY)).toThrow(/expected a date/)
})

test('every entry has an id of its own, and whatever was run has a command', () => {
  const ids = FACTS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, kind, command, meaning } of FACTS) {
    expect(kind === 'verified', id).toBe(command !== undefined)
    expect(meaning.zh, id).toMatch(/\p{Script=Han}/u)
  }
})
