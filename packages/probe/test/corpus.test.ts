/** The probe on the labelled corpus, and the five-word grep beside it. */
import { describe, expect, test } from 'vitest'
import { LABELS, type Label, rows } from './corpus/index.ts'

const of = (label: Label) => rows.filter(row => row.label === label)
const current = rows.filter(({ label }) => label !== 'old')

describe('the corpus', () => {
  test('has at least 120 passages, in both languages and of all four kinds', () => {
    expect(rows.length).toBeGreaterThan(400)
    for (const label of LABELS) {
      expect(of(label).filter(({ id }) => id.startsWith('en-')).length).toBeGreaterThan(
        15,
      )
      expect(of(label).filter(({ id }) => id.startsWith('zh-')).length).toBeGreaterThan(
        15,
      )
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
  })

  test('no passage that is not old is called dated', () => {
    expect(current.filter(({ verdict }) => verdict === 'dated')).toEqual([])
  })

  test('nearly all of the old ones are found', () => {
    const old = of('old')
    const found = old.filter(({ verdict }) => verdict === 'dated')
    expect(found.length / old.length).toBeGreaterThan(0.95)
  })

  test('"mixed" is not used to avoid a verdict', () => {
    expect(rows.filter(({ verdict }) => verdict === 'mixed')).toEqual([])
  })
})

describe('the five-word grep', () => {
  const share = (of: readonly { naive: boolean }[]) =>
    of.filter(({ naive }) => naive).length / of.length

  test('hits current passages about as often as old ones', () => {
    expect(share(of('old'))).toBeLessThan(0.75)
    expect(share(current)).toBeGreaterThan(0.5)
  })
})
