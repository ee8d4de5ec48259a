/** Stages, pitfalls and silent failures as a catalogue; not what their texts say. */
import { describe, expect, test } from 'vitest'
import {
  PITFALLS,
  pitfallsOf,
  SILENT_FAILURES,
  STAGE_01,
  STAGES,
  stageOf,
} from '../src/index.ts'

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pitfalls = Object.values(PITFALLS)

describe('pitfalls', () => {
  test('have kebab-case ids that equal their keys', () => {
    for (const [key, { id }] of Object.entries(PITFALLS)) {
      expect(id).toBe(key)
      expect(id).toMatch(KEBAB_CASE)
    }
  })

  test('are listed once, by the stage they name', () => {
    const listed = STAGES.flatMap(stage => stage.pitfalls.map(id => [id, stage.id]))
    const named = pitfalls.map(pitfall => [pitfall.id, pitfall.stage])
    expect(new Set(listed.map(([id]) => id)).size).toBe(listed.length)
    expect(listed.toSorted()).toEqual(named.toSorted())
  })

  test('have titles that tell them apart', () => {
    for (const locale of ['en', 'zh'] as const) {
      const titles = pitfalls.map(pitfall => pitfall.title[locale])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})

describe('stages', () => {
  test.each([
    ['01', 15],
    ['02', 14],
    ['03', 18],
    ['04', 14],
    ['05', 18],
  ] as const)('%s has %i pitfalls, nine of them core', (id, count) => {
    const pitfalls = pitfallsOf(id)
    expect(pitfalls).toHaveLength(count)
    expect(pitfalls.filter(pitfall => pitfall.level === 'must')).toHaveLength(9)
  })

  test('have folders that begin with their number', () => {
    for (const { id, folder } of STAGES) expect(folder.startsWith(`${id}-`)).toBe(true)
  })

  test('contain the pitfalls that are looked up in them', () => {
    for (const pitfall of Object.values(STAGE_01)) {
      expect(stageOf(pitfall.id).id).toBe('01')
    }
    expect(stageOf('dead-feature').folder).toBe('05-security')
  })
})

describe('silent failures', () => {
  test('are R1 to R12, under their own ids', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `R${index + 1}`)
    expect(Object.keys(SILENT_FAILURES)).toEqual(ids)
    expect(Object.values(SILENT_FAILURES).map(failure => failure.id)).toEqual(ids)
  })

  test('are each met by at least one pitfall, and no other is named', () => {
    const met = new Set(pitfalls.flatMap(({ failure }) => failure ?? []))
    expect([...met].toSorted()).toEqual(Object.keys(SILENT_FAILURES).toSorted())
  })
})
