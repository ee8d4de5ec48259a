/**
 * The quick ones of the hostile corpus at each level that this machine has, and as
 * an ordinary user where the tests are run by root. All of them: `grade corpus`.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { leftovers } from '../../src/sandbox/corpus/leftovers.ts'
import { CORPUS, runProgram } from '../../src/sandbox/corpus/run-corpus.ts'
import { openSandboxHost } from '../../src/sandbox/index.ts'
import { isRoot, LEVELS_HERE, LEVELS_NOT_HERE } from './available.ts'

/** Those that wait for a deadline are left to the whole run. */
const QUICK = ['P01', 'P03', 'X01', 'X08', 'X10', 'X12', 'X15', 'X16', 'X17', 'X18']
const MORE = ['X19', 'X20', 'X21', 'X22', 'X23', 'X25', 'X27', 'P04', 'X29']
const PATIENCE_MS = 60_000

afterAll(() => expect(leftovers()).toEqual([]))

for (const level of LEVELS_HERE) {
  describe.concurrent(`level ${level}`, async () => {
    const host = await openSandboxHost({ level })
    afterAll(() => host.close())

    for (const program of CORPUS) {
      if (![...QUICK, ...MORE].includes(program.id)) continue
      test(`${program.id}: ${program.what}`, { timeout: PATIENCE_MS }, async () => {
        const { verdict, passed, leaks, report, asStated } = await runProgram(
          host,
          program,
        )
        expect({ verdict, passed, leaks, asStated }).toEqual({
          verdict: expect.toBeOneOf([...program.ends]),
          passed: expect.toSatisfy((passed: number) => passed <= program.most),
          leaks: [],
          asStated: true,
        })
        expect(report.leftOver).toBe(0)
        for (const { verdict, limit } of report.breaches) {
          expect(limit.value, verdict).toBeGreaterThan(0)
          expect(limit.usage, verdict).toBeGreaterThanOrEqual(0.9 * limit.value)
        }
      })
    }
  })
}

for (const level of LEVELS_NOT_HERE) {
  test.skip(`level ${level}: this machine does not have it`, () => undefined)
}

/** A checkout below `/root` cannot be read by anybody else. */
const NOBODY = 65534
const BIN = fileURLToPath(new URL('../../bin.js', import.meta.url))

function canBeReadByNobody(): boolean {
  const script = `require('node:fs').readFileSync(${JSON.stringify(BIN)})`
  const options = { uid: NOBODY, gid: NOBODY, cwd: '/' }
  return spawnSync(process.execPath, ['-e', script], options).status === 0
}

const asNobody = isRoot && LEVELS_HERE.includes('B') && canBeReadByNobody()

test.skipIf(!asNobody)(
  'as an ordinary user, at level B',
  { timeout: PATIENCE_MS },
  () => {
    accessSync(BIN, constants.R_OK)
    const ids = ['P01', 'X08', 'X10', 'X18', 'X22', 'X27']
    const only = ids.flatMap(id => ['--only', id])
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [BIN, 'grade', 'corpus', '--json', ...only],
      {
        encoding: 'utf8',
        uid: NOBODY,
        gid: NOBODY,
        cwd: join(dirname(BIN), '..'),
        env: { PATH: process.env.PATH, HOME: '/nonexistent', TSX_DISABLE_CACHE: '1' },
      },
    )
    expect(stdout, stderr).toMatch(/^\{/)
    const { figures, details } = JSON.parse(stdout)
    expect(details.level).toBe('B')
    const wrong = details.rows.filter((row: { asStated: boolean }) => !row.asStated)
    expect(wrong).toEqual([])
    expect(figures['corpus.asStated'].value).toBe('6/6')
    expect(figures['corpus.leaks'].value).toBe(0)
    expect(figures['corpus.survivors'].value).toBe(0)
    expect(figures['corpus.leftovers'].value).toBe(0)
  },
)
