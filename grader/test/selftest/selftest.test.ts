/** The command itself, on one hostile program; the rest of it is too slow for here. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'

const selftest = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [join(ROOT, 'grader/bin.js'), 'grade', 'selftest', ...args],
    { encoding: 'utf8' },
  )

test('one hostile program, and that this is only a part', { timeout: 60_000 }, () => {
  const { stdout, status } = selftest('--only', 'X01', '--json')
  const { ok, summary, figures } = JSON.parse(stdout)
  expect(figures['corpus.asStated'].value).toBe('1/1')
  expect(summary).toContain('in part')
  expect(status).toBe(ok ? 0 : 1)
})

test.each(['X99', 'Z'])('%s is not of the corpus', { timeout: 60_000 }, id => {
  const { stderr, status } = selftest('--only', id)
  expect(stderr).toContain(`got ${id}`)
  expect(status).not.toBe(0)
})
