/**
 * The rows of the corpus that are no programs in a sandbox: archives, folders,
 * repositories, configuration, hostile texts in reports, modules that would forge a
 * verdict, and those that would have none (F). Each is a test; here they run again, and
 * count as rows.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'

interface Rows {
  rows: string
  /** The package whose tests they are. */
  folder: string
  files: readonly string[]
}

const UNFIT = ['unfit-values', 'whose-fault', 'confined', 'proxy-lies']
const PEERS = ['peer-hub', 'web-peer']
const testsOf = (names: readonly string[]) => names.map(name => `test/${name}.test.ts`)

const ROWS: readonly Rows[] = [
  { rows: 'AGC', folder: 'grader', files: ['test/intake'] },
  { rows: 'R', folder: 'grader', files: ['test/reports/hostile.test.ts'] },
  { rows: 'U', folder: 'packages/testkit', files: testsOf(['forgeries']) },
  { rows: 'F', folder: 'packages/testkit', files: testsOf(UNFIT) },
  { rows: 'F', folder: 'packages/faults', files: testsOf(PEERS) },
]

export const LETTERS: readonly string[] = [...'AGCRUF']

const LIMIT_MS = 600_000

export interface HandedIn {
  passed: number
  total: number
  failing: string[]
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** @param letters of the rows, such as `A` */
export function testHandedIn(
  letters: readonly string[],
  say: (line: string) => void,
): HandedIn {
  const found: HandedIn = { passed: 0, total: 0, failing: [] }
  for (const { rows: all, folder, files } of ROWS) {
    const rows = [...all].filter(letter => letters.includes(letter)).join('')
    if (rows === '') continue
    // Where only some are wanted, their tests are told by the ids in their titles.
    const named = rows === all ? [] : ['-t', `\\b[${rows}]\\d\\d\\b`]
    const tests = run(join(ROOT, folder), [...files, ...named])
    const failed = tests.filter(({ status }) => status === 'failed')
    const passed = tests.filter(({ status }) => status === 'passed').length
    say(
      `rows ${[...rows].join(', ')}: ${passed} of ${passed + failed.length} as stated`,
    )
    found.passed += passed
    found.total += passed + failed.length
    found.failing.push(...failed.map(({ fullName }) => fullName))
  }
  return found
}

function run(folder: string, asked: readonly string[]) {
  const scratch = mkdtempSync(join(tmpdir(), 'selftest-rows-'))
  const outputFile = join(scratch, 'report.json')
  const found = createRequire(join(folder, 'package.json')).resolve(
    'vitest/package.json',
  )
  const program = join(dirname(found), 'vitest.mjs')
  const where = ['--configLoader', 'runner', `--outputFile=${outputFile}`]
  const args = ['run', ...asked, '--reporter=json', ...where]
  try {
    const { stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      timeout: LIMIT_MS,
      env: { ...process.env, ...(isOurs(ROOT) ? {} : elsewhere(scratch)) },
    })
    const { testResults } = JSON.parse(readOr(outputFile, stderr)) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    if (tests.length > 0) return tests
    throw new Error(`${asked.join(' ')}: expected tests, got none`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A checkout of somebody else's is read, and what is made goes elsewhere. */
const elsewhere = (scratch: string) => ({
  WORKSHOP_DIR: scratch,
  WORKSHOP_MODULE_CACHE: join(scratch, 'modules'),
})

function isOurs(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`the tests left no report: ${otherwise.trim()}`, { cause })
  }
}
