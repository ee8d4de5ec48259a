/**
 * With the subject in another process a program scores what it earns, whatever it
 * does to the runner it thinks it is in. In the same process some of these succeed:
 * there, a verdict is advice.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../src/subject/index.ts'
import { FORGERIES } from './forgeries.ts'
import { runStage } from './stage-run.ts'

const PROXIED = { WORKSHOP_SUBJECT_PROXY: '{}' }
const FRAMING = 'src/framing.ts'
/** Checks that call nothing but the module in question. */
const CHECKS = ['every-split', 'byte-by-byte']

describe.sequential('through the proxy', () => {
  test.each(Object.keys(FORGERIES))('%s: nothing is earned', async name => {
    const files = { [FRAMING]: FORGERIES[name] ?? '' }
    await using run = await runStage(files, PROXIED, 'split-utf8')
    const verdicts = CHECKS.map(check => run.check('split-utf8', check).verdict)
    expect(verdicts).toEqual(['fail', 'fail'])
    expect(run.exitCode).toBe(1)
  })

  test('an honest decoder passes', async () => {
    const code = readFileSync(
      join(ROOT, 'solutions/01-handrolled/zero-sdk', FRAMING),
      'utf8',
    )
    await using run = await runStage({ [FRAMING]: code }, PROXIED, 'split-utf8')
    const verdicts = CHECKS.map(check => run.check('split-utf8', check).verdict)
    expect(verdicts).toEqual(['pass', 'pass'])
  })
})

test('in the same process the same program turns its results around', async () => {
  const code = FORGERIES['U03 turns every result around on its way'] ?? ''
  await using run = await runStage({ [FRAMING]: code }, {}, 'split-utf8')
  const verdicts = CHECKS.map(check => run.check('split-utf8', check).verdict)
  expect(verdicts).toContain('pass')
})
