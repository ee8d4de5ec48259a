/** `pnpm progress`, `hint` and `explain`: what the learner asks for in between. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PITFALLS, STAGE_01 } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import { Checkout, type Ran, result } from './checkout.ts'

const HINTS = STAGE_01['split-utf8'].hints

/** What is said, whatever the lines are broken at. */
const said = ({ stdout }: Ran): string => stdout.replace(/\s+/g, '')
const folded = (text: string): string => text.replace(/\s+/g, '')

test('hints come one at a time; the fourth is the last one again', async () => {
  using checkout = new Checkout()
  for (const rung of [0, 1, 2, 2]) {
    const ran = await checkout.run(['hint', 'split-utf8'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(said(ran)).toContain(folded(HINTS[rung]?.en ?? ''))
    for (const other of HINTS.filter((_, index) => index !== rung)) {
      expect(said(ran)).not.toContain(folded(other.en))
    }
  }
  const again = await checkout.run(['hint', 'split-utf8', '--lang', 'zh'])
  expect(again.stdout).toContain('重复最后一条')
  expect(said(again)).toContain(folded(HINTS[2].zh))
  expect(checkout.json('.workshop/hints.json')).toEqual({ 'split-utf8': 3 })
})

test('--all gives all three at once', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['hint', 'split-utf8', '--all'])
  for (const { en } of HINTS) expect(said(ran)).toContain(folded(en))
  expect(checkout.json('.workshop/hints.json')).toEqual({ 'split-utf8': 3 })
})

test('hints asked for at the same time are all counted', async () => {
  using checkout = new Checkout()
  const ids = ['split-utf8', 'line-ends', 'dead-server', 'split-utf8', 'line-ends']
  await Promise.all(ids.map(id => checkout.run(['hint', id])))
  expect(checkout.json('.workshop/hints.json')).toEqual({
    'split-utf8': 2,
    'line-ends': 2,
    'dead-server': 1,
  })
  expect(readdirSync(join(checkout.root, '.workshop'))).toEqual(['hints.json'])
})

test('who holds the lock is waited for, but not for ever', async () => {
  using checkout = new Checkout()
  checkout.write('.workshop/hints.json.lock', String(process.pid))
  const start = performance.now()
  const ran = await checkout.run(['hint', 'split-utf8'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(performance.now() - start).toBeGreaterThan(3000)
})

test('a lock that a crash has left behind does not stop anybody', async () => {
  using checkout = new Checkout()
  checkout.write('.workshop/hints.json.lock', '999999999')
  const ran = await checkout.run(['hint', 'split-utf8'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
})

test('an unknown pitfall is one sentence with the nearest', async () => {
  using checkout = new Checkout()
  for (const command of ['hint', 'explain']) {
    const ran = await checkout.run([command, 'split-utf'])
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toBe('There is no pitfall split-utf. Did you mean split-utf8?\n')
  }
  const none = await checkout.run(['hint'])
  expect(none).toMatchObject({ code: 2, stdout: '' })
  expect(none.stderr).toContain('Which pitfall?')
})

test('without a pitfall, the one of the last lesson is meant', async () => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf', 'fail')] })
  await checkout.run(['test', '01'])
  const ran = await checkout.run(['hint'])
  expect(ran.stdout).toContain('line-ends')
})

test('explains a pitfall, in both languages', async () => {
  using checkout = new Checkout()
  const { symptom, cause, holds, experiment, checks } = STAGE_01['stdout-noise']
  for (const lang of ['en', 'zh'] as const) {
    const ran = await checkout.run(['explain', 'stdout-noise', '--lang', lang])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    for (const text of [symptom, cause, holds, experiment]) {
      expect(said(ran)).toContain(folded(text[lang]))
    }
    for (const id of Object.keys(checks)) expect(ran.stdout).toContain(id)
    expect(ran.stdout).toContain('R1')
    expect(ran.stdout).toContain('stages/01-handrolled/break/stdout-noise.ts')
  }
})

test('progress shows every pitfall of the current stage', async () => {
  using checkout = new Checkout()
  const results = Object.keys(STAGE_01['line-ends'].checks).map(check =>
    result('line-ends', check),
  )
  checkout.plan({ exit: 1, results })
  await checkout.run(['test', '01'])
  const ran = await checkout.run(['progress'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  for (const id of Object.keys(PITFALLS)) expect(ran.stdout).toContain(` ${id}`)
  expect(ran.stdout).toMatch(/survived +line-ends/)
  expect(ran.stdout).toMatch(/to go +stdout-noise/)
  const chinese = await checkout.run(['progress'], { env: { LANG: 'zh_CN.UTF-8' } })
  expect(chinese.stdout).toMatch(/已扛住 +line-ends/)
})

test('a report that is broken is set aside and named; the others count', async () => {
  using checkout = new Checkout(['01-handrolled', '02-multi-server'])
  await checkout.run(['test', '02'])
  checkout.write('.workshop/reports/stage-01.json', '{"schema":1,"stage"')
  checkout.write('.workshop/hints.json', '[1,2]')
  const ran = await checkout.run(['progress'])
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('.workshop/reports/stage-01.json could not be read')
  expect(ran.stderr).toContain('.workshop/reports/stage-01.json.broken-')
  expect(ran.stdout).toMatch(/02 multi-server.*0 survived/)
  const kept = readdirSync(join(checkout.root, '.workshop/reports'))
  expect(kept.sort()).toEqual([
    expect.stringMatching(/^stage-01\.json\.broken-\d+$/),
    'stage-02.json',
  ])
  const hint = await checkout.run(['hint', 'split-utf8', '--lang', 'zh'])
  expect(hint.code).toBe(0)
  expect(hint.stderr).toContain('hints.json 读不出来')
  expect(checkout.json('.workshop/hints.json')).toEqual({ 'split-utf8': 1 })
})
