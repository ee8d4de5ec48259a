/**
 * The rows of the corpus that are no programs in a sandbox: archives, folders,
 * repositories, configuration, hostile texts in reports, and modules that would forge a
 * verdict. Each is a test; here they run again, and count as rows.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'

/** Rows by the package whose tests they are. */
const ROWS = [
  { rows: 'A, G, C', folder: 'grader', files: ['test/intake'] },
  { rows: 'R', folder: 'grader', files: ['test/reports/hostile.test.ts'] },
  { rows: 'U', folder: 'packages/testkit', files: ['test/forgeries.test.ts'] },
] as const

const LIMIT_MS = 600_000

export interface HandedIn {
  passed: number
  total: number
  failing: string[]
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

export function testHandedIn(say: (line: string) => void): HandedIn {
  const found: HandedIn = { passed: 0, total: 0, failing: [] }
  for (const { rows, folder, files } of ROWS) {
    const tests = run(join(ROOT, folder), files)
    const failed = tests.filter(({ status }) => status === 'failed')
    const passed = tests.filter(({ status }) => status === 'passed').length
    say(`rows ${rows}: ${passed} of ${passed + failed.length} as stated`)
    found.passed += passed
    found.total += passed + failed.length
    found.failing.push(...failed.map(({ fullName }) => fullName))
  }
  return found
}

function run(folder: string, files: readonly string[]) {
  const scratch = mkdtempSync(join(tmpdir(), 'selftest-rows-'))
  const outputFile = join(scratch, 'report.json')
  const found = createRequire(join(folder, 'package.json')).resolve(
    'vitest/package.json',
  )
  const program = join(dirname(found), 'vitest.mjs')
  const args = ['run', ...files, '--reporter=json', `--outputFile=${outputFile}`]
  try {
    const { stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      timeout: LIMIT_MS,
    })
    const { testResults } = JSON.parse(readOr(outputFile, stderr)) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    if (tests.length > 0) return tests
    throw new Error(`${files.join(', ')}: expected tests, got none`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`the tests left no report: ${otherwise.trim()}`, { cause })
  }
}
