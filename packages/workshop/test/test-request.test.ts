/** What `pnpm test` makes of what was typed, without running anything. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestOf } from '../src/commands/test-request.ts'
import { Complaint } from '../src/complaint.ts'
import type { Context } from '../src/context.ts'
import { filesOf, lastChange } from '../src/stage-files.ts'

const context = { env: {}, cwd: '/' } as unknown as Context

function complaint(...args: string[]) {
  try {
    requestOf(args, context)
  } catch (cause) {
    if (cause instanceof Complaint) return { ...cause.text, code: cause.exitCode }
    throw cause
  }
  return undefined
}

test('an option that nobody has is one sentence, and a near one is suggested', () => {
  const bogus = complaint('04', '--bogus')
  expect(bogus).toMatchObject({ code: 2, zh: expect.stringContaining('没有 --bogus') })
  expect(complaint('04', '--subjcet')?.en).toContain('did you mean --subject?')
  expect(complaint('04', '--reportr=dot')?.en).toContain('did you mean --reporter')
  for (const option of ['--reporter=dot', '--no-color', '-u', '--test-timeout=9']) {
    expect(complaint('04', option)).toBeUndefined()
  }
})

test('a stage that is nearly one is suggested', () => {
  expect(complaint('--filter', 'stage-4')?.en).toContain('did you mean stage-04?')
  expect(complaint('--filter', 'stage-4')?.zh).toContain('是不是 stage-04？')
  expect(complaint('--filter', 'stage-09')?.en).not.toContain('did you mean')
})

test('detectors are the learner’s, and no test looks at them', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stage-'))
  for (const folder of ['src', 'detectors']) {
    mkdirSync(join(dir, folder))
    writeFileSync(join(dir, folder, 'a.ts'), '')
  }
  expect(filesOf(dir)).toEqual(['detectors/a.ts', 'src/a.ts'])
  const before = lastChange(dir)
  utimesSync(join(dir, 'detectors/a.ts'), 0, Date.now())
  expect(lastChange(dir)).toBe(before)
  rmSync(dir, { recursive: true })
})
