/** A reference that falls short is told with what was missing: nothing else is kept of it. */
import { checksOf } from '@workshop/syllabus'
import { expect, it } from 'vitest'
import { shortfall } from '../../src/selftest/references.ts'
import { resultOf } from '../results/fixture.ts'

it('names the check that was red', () => {
  const [check = ''] = Object.keys(checksOf('glued-frames'))
  const told = shortfall(resultOf({ [`glued-frames/${check}`]: 'fail' }))
  expect(told).toMatch(/^stage 01, ada: failed, \d+\/\d+, /)
  expect(told).toContain(`, glued-frames/${check} failed`)
})

it('names what was flagged where all points are there', () => {
  const why = 'wavering: needs-auth/whole-way'
  const about = { flags: [{ kind: 'suspicious' as const, why }] }
  expect(shortfall(resultOf({}, { about }))).toMatch(
    /: passed, (\d+)\/\1, wavering: needs-auth\/whole-way$/,
  )
})
