/** The reader of what the suite wrote: stricter than the suite itself. */
import { describe, expect, test } from 'vitest'
import { complaintsIn, readChecks } from '../src/checks.ts'

const check = (id: string, status: string, errorMessage?: string) => ({
  ...{ id, status, errorMessage },
  name: id,
  timestamp: '2026-12-01T00:00:00.000Z',
})
const complaints = (...checks: object[]) =>
  complaintsIn(readChecks(JSON.stringify(checks)))

describe('a scenario', () => {
  test('passes with one success that is about more than the wire', () => {
    const wire = check('wire-schema-valid', 'SUCCESS')
    expect(complaints(check('tools-list', 'SUCCESS'), wire)).toEqual([])
  })

  test('fails with a failure, and says which', () => {
    const found = complaints(
      check('one', 'SUCCESS'),
      check('two', 'FAILURE', 'expected 400, got 200'),
    )
    expect(found).toEqual([{ check: 'two', message: 'FAILURE: expected 400, got 200' }])
  })

  test('fails with a warning, which the suite forgives', () => {
    const found = complaints(check('one', 'SUCCESS'), check('two', 'WARNING', 'SHOULD'))
    expect(found).toEqual([{ check: 'two', message: 'WARNING: SHOULD' }])
  })

  test.each([
    ['nothing', []],
    ['the wire alone', [check('wire-schema-valid', 'SUCCESS')]],
    ['what was skipped', [check('one', 'SKIPPED'), check('two', 'INFO')]],
  ])('proves nothing with %s', (_, checks) => {
    const [found, ...more] = complaints(...checks)
    expect(more).toEqual([])
    expect(found?.check).toBeUndefined()
    expect(found?.message).toContain('nothing was tried')
  })

  test('proves nothing with a warning alone, however well known', () => {
    const found = complaints(check('one', 'WARNING'))
    expect(found.map(({ check }) => check)).toEqual(['one', undefined])
  })
})

describe('a file', () => {
  test.each([
    ['that was cut off', '[{"id":"a",', 'expected JSON'],
    ['without a list', '{}', 'expected a list of checks'],
    [
      'with an unknown status',
      '[{"id":"a","status":"GREAT"}]',
      'expected id and status',
    ],
    ['with a check that is none', '[null]', 'expected id and status'],
  ])('%s is refused', (_, text, reason) => {
    expect(() => readChecks(text)).toThrow(reason)
  })
})
