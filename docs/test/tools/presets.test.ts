/** Every example of a tool shows what it is there for, and is reachable by its address. */
import { expect, test } from 'vitest'
import { namingView } from '../../.vitepress/tools/naming/bench.ts'
import { PRESETS as NAMING } from '../../.vitepress/tools/naming/presets.ts'
import { policyView } from '../../.vitepress/tools/policy/bench.ts'
import { PRESETS as POLICY } from '../../.vitepress/tools/policy/presets.ts'
import { probeView } from '../../.vitepress/tools/probe/look.ts'
import { PRESETS as PROBE } from '../../.vitepress/tools/probe/presets.ts'
import { billOf } from '../../.vitepress/tools/tokens/bill.ts'
import { PRESETS as TOKENS } from '../../.vitepress/tools/tokens/presets.ts'
import { errorOf, shareOf, shownRows } from '../../.vitepress/tools/tokens/rows.ts'
import { PRESETS as TRACE } from '../../.vitepress/tools/trace/presets.ts'
import { traceView } from '../../.vitepress/tools/trace/view.ts'

const textOf = (presets: readonly { id: string; text: string }[], id: string): string =>
  presets.find(preset => preset.id === id)?.text ?? ''

test.each([
  { tool: 'naming', presets: NAMING },
  { tool: 'policy', presets: POLICY },
  { tool: 'probe', presets: PROBE },
  { tool: 'tokens', presets: TOKENS },
  { tool: 'trace', presets: TRACE },
])('$tool: ids fit into an address', ({ presets }) => {
  const ids = presets.map(({ id }) => id)
  expect(ids.every(id => /^[\w-]+$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('recordings', () => {
  const wrong = (id: string) =>
    traceView({ text: textOf(TRACE, id) })
      .problems.filter(({ weight }) => weight === 'wrong')
      .map(({ pitfall }) => pitfall)
  expect(wrong('noise')).toEqual(['stdout-noise'])
  expect(wrong('falls-back')).toEqual([])
  expect(wrong('stream')).toEqual([])
  expect(wrong('many-faults')).toEqual([
    'stdout-noise',
    'required-meta',
    'id-discipline',
    'json-not-rpc',
  ])
})

test('names', () => {
  const faults = (id: string) =>
    namingView(textOf(NAMING, id)).rows.flatMap(row =>
      row.faults.map(({ pitfall }) => pitfall),
    )
  expect(faults('underscores')).toContain('name-collision')
  expect(faults('underscores')).toContain('underscore-split')
  expect(faults('shared-name')).toEqual([])
  expect(faults('limits')).toContain('name-limit')
})

test.each(POLICY)('policy $id denies', ({ text, call }) => {
  const view = policyView({ policy: text, call })
  expect(view.problems).toEqual([])
  expect(view.decision).toBe('deny')
})

test('lists of tools', () => {
  for (const { text } of TOKENS) {
    const bill = billOf(text)
    expect(bill.problems).toEqual([])
    expect(bill.rows.length).toBeGreaterThan(1)
  }
  const bill = billOf(textOf(TOKENS, 'wordy'))
  expect(shownRows(bill, undefined, 'total')[0]?.name).toBe('search_issues')
  expect(shownRows(bill, [1, 900], 'exact')[0]?.exact).toBe(900)
  expect(shownRows(bill, undefined, 'name')[0]?.name).toBe('close_issue')
  expect([errorOf(110, 100), errorOf(90, 100), errorOf(5, 0)]).toEqual([
    '+10 %',
    '−10 %',
    '0 %',
  ])
  expect([shareOf(50, 200), shareOf(5, 0)]).toEqual(['25.0 %', '–'])
})

test('texts and messages', () => {
  expect(probeView(textOf(PROBE, 'handshake')).kind).toBe('exchange')
  expect(probeView(textOf(PROBE, 'old')).kind).toBe('text')
  expect(probeView('x '.repeat(600_000))).toMatchObject({ kind: 'text', isCut: true })
  expect(probeView(' ').kind).toBe('nothing')
  expect(probeView('{ "jsonrpc": ').kind).toBe('unreadable')
  const headline = (id: string) => probeView(textOf(PROBE, id)).says.en.headline
  expect(headline('old')).toContain('Dated')
  expect(headline('zh')).toContain('Dated')
  expect(headline('today')).toContain('No evidence')
  for (const { text } of PROBE) {
    const { en, zh } = probeView(text).says
    expect([en.headline, zh.headline]).not.toContain('')
  }
})
