import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const BIN = fileURLToPath(new URL('../bin.js', import.meta.url))

/** Each starts a Node of its own, and compiles TypeScript on the older ones. */
const PATIENCE_MS = 30_000

function grader(...args: string[]) {
  return spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' })
}

test.each([
  [['prove', '--stage', '99'], '--stage: expected one of 01'],
  [['prove', '--only', 'line-end'], '--only: expected a pitfall'],
  [['prove', '--jobs', '0'], '--jobs: expected 1 to'],
  [['prove', '--loudly'], '--loudly'],
  [['prive'], 'expected the command prove or grade, got prive'],
])(
  '%s is refused with exit code 2 and no stack trace',
  (args, said) => {
    const { status, stdout, stderr } = grader(...args)
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  },
  PATIENCE_MS,
)

test(
  'without a command it says what it can do',
  () => {
    const { status, stdout } = grader()
    expect(stdout).toContain('Usage: node grader/bin.js prove')
    expect(status).toBe(0)
  },
  PATIENCE_MS,
)
