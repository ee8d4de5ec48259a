/** `pnpm verify`: what it counts, what it shows of a failure, and the last line. */
import { expect, test } from 'vitest'
import { casesOfProve, casesOfVitest } from '../src/verify/cases.ts'
import { failureLines } from '../src/verify/failures.ts'
import { Checkout } from './checkout.ts'

test('counts the tests of every package, and skipped ones as neither', () => {
  const stdout = [
    '@workshop/a:test:unit:  Test Files  1 failed | 2 passed (3)',
    '@workshop/a:test:unit:       Tests  2 failed | 30 passed | 1 skipped (33)',
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m5 passed\u001b[39m\u001b[22m (5)',
    '  Tests of nothing (7)',
  ].join('\n')
  expect(casesOfVitest(stdout)).toEqual({ passed: 35, failed: 2 })
  expect(casesOfVitest('')).toEqual({ passed: 0, failed: 0 })
})

const proof = (...subjects: object[]) =>
  JSON.stringify({ command: 'prove', details: { stages: [{ subjects }] } })

test('counts one case for each subject and pitfall of the proof', () => {
  const stdout = proof(
    { cells: { a: 'green', b: 'green' }, deviations: [] },
    {
      cells: { a: 'red', b: 'green' },
      deviations: [{ pitfall: 'b' }, { pitfall: 'b' }],
    },
    { cells: null, deviations: [] },
  )
  expect(casesOfProve(stdout)).toEqual({ passed: 3, failed: 2 })
  expect(casesOfProve('no JSON')).toEqual({ passed: 0, failed: 0 })
})

const FAILURES = [
  '@workshop/a:test:unit:    × test/a.test.ts > counts 12ms',
  '@workshop/a:test:unit:  FAIL  test/a.test.ts > counts',
  '@workshop/a:test:unit: AssertionError: expected 1 to be 2',
  '  solutions/01-handrolled/sdk  NOT ok (1.2 s)',
  "packages/a/src/a.ts(3,1): error TS2322: Type 'string' is not …",
  'packages/a/src/a.ts:3:1 lint/style/useConst  FIXABLE  ━━━━━━',
  'packages/a/src/a.ts format ━━━━━━',
]

test.each(FAILURES)('the line that names a failure comes first: %s', failure => {
  const passed = Array.from({ length: 99 }, (_, n) => `passed, no Errors, ${n}`)
  const output = [...passed, `\u001b[31m${failure}\u001b[39m`, failure, ...passed]
  expect(failureLines(output.join('\n'))).toEqual([failure, '', ...passed.slice(-60)])
})

test('of too many failures the names are kept, and the rest is counted', () => {
  const names = Array.from({ length: 30 }, (_, n) => ` FAIL  a.test.ts > test ${n}`)
  const failures = names.flatMap((name, n) => [name, `TypeError: no ${n}`])
  const lines = failureLines(failures.join('\n'))
  expect(lines.slice(0, 4)).toEqual(failures.slice(0, 4))
  expect(lines).toEqual(expect.arrayContaining(names))
  expect(lines.slice(40, 42)).toEqual(['… +20', ''])
})

interface Tools {
  typecheck?: string
  unit?: string
  lint?: string
}

/** A checkout whose tools print what they are told to. */
function withTools({ typecheck = '', unit = '', lint = '' }: Tools): Checkout {
  const checkout = new Checkout()
  checkout.write('package.json', '{"type":"commonjs"}')
  checkout.write(
    'node_modules/turbo/bin/turbo',
    `if (process.argv[3] === 'typecheck') { ${typecheck} } else { ${unit} }`,
  )
  checkout.write('node_modules/@biomejs/biome/bin/biome', lint)
  const cells = { cells: { a: 'green', b: 'green' }, deviations: [] }
  checkout.write('grader/bin.js', `console.log(${JSON.stringify(proof(cells))})`)
  return checkout
}

const UNIT = `console.log('      Tests  7 passed (7)')`

test('all well: a line for each step, the figures, and the sum last', async () => {
  using checkout = withTools({ unit: UNIT })
  const ran = await checkout.run(['verify'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  const lines = ran.stdout.trimEnd().split('\n')
  expect(lines.slice(0, 4).map(line => line.split('  ')[1])).toEqual([
    'types',
    'lint and format',
    'unit tests and gates',
    'prove: every test bites',
  ])
  // Four steps, seven tests, two cells.
  expect(lines.at(-1)).toBe('13 passed, 0 failed')
  const chinese = await checkout.run(['verify', '--lang', 'zh'])
  expect(chinese.stdout).toContain('类型检查')
  expect(chinese.stdout.trimEnd().split('\n').at(-1)).toBe('13 passed, 0 failed')
})

test('a failing step shows the end of its output; the others run on', async () => {
  const flood = `for (let n = 1; n <= 100; n++) console.error('complaint ' + n)`
  using checkout = withTools({ unit: UNIT, lint: `${flood}; process.exitCode = 1` })
  const ran = await checkout.run(['verify'])
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain('complaint 100')
  expect(ran.stdout).toContain('complaint 41')
  expect(ran.stdout).not.toContain('complaint 40\n')
  expect(ran.stdout.trimEnd().split('\n').at(-1)).toBe('12 passed, 1 failed')
})

test('--json prints exactly one object of the one shape', async () => {
  const unit = `console.log('      Tests  1 failed | 6 passed (7)'); process.exitCode = 1`
  using checkout = withTools({ unit })
  const ran = await checkout.run(['verify', '--json'])
  expect(ran.code).toBe(1)
  expect(JSON.parse(ran.stdout)).toMatchObject({
    command: 'verify',
    ok: false,
    figures: {
      steps: { value: '3/4', goal: 'all', ok: false },
      'unit.tests': { value: '6/7', ok: false },
      'prove.cells': { value: '2/2', ok: true },
    },
  })
})

test('a tool that is missing is a failed step', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['verify'])
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain('grader/bin.js is missing')
  expect(ran.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 4 failed')
})
