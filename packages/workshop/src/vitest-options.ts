/**
 * The options of vitest that may stand behind `pnpm test`. Asking vitest itself costs a
 * second and ends in a stack trace. Not here: our own, and what they do.
 */
import { nearestName } from '@workshop/syllabus'

const OPTIONS = [
  ...['allowOnly', 'bail', 'changed', 'clearCache', 'color', 'config', 'coverage'],
  ...['dangerouslyIgnoreUnhandledErrors', 'diff', 'disableConsoleIntercept', 'exclude'],
  ...['execArgv', 'expandSnapshotDiff', 'fileParallelism', 'hideSkippedTests'],
  ...[
    'hookTimeout',
    'inspect',
    'inspectBrk',
    'isolate',
    'logHeapUsage',
    'maxConcurrency',
  ],
  ...[
    'maxWorkers',
    'mode',
    'outputFile',
    'passWithNoTests',
    'pool',
    'printConsoleTrace',
  ],
  ...[
    'project',
    'reporter',
    'reporters',
    'retry',
    'run',
    'sequence',
    'shard',
    'silent',
  ],
  ...['slowTestThreshold', 'teardownTimeout', 'testNamePattern', 'testTimeout', 'ui'],
  ...['tagsFilter', 'typecheck', 'update', 'watch'],
]
const SHORT = ['-c', '-u', '-w']
const PLAIN = new Map(OPTIONS.map(name => [name.toLowerCase(), name]))

/** `--no-color`, `--test-timeout=1000`, `--coverage.enabled`. */
export function isOfVitest(word: string): boolean {
  return SHORT.includes(word) || PLAIN.has(plain(word))
}

/** What a mistyped one may have been, ours among them. */
export function nearestOption(
  word: string,
  own: readonly string[],
): string | undefined {
  const near = nearestName(plain(word), [...PLAIN.keys(), ...own.map(plain)])
  const found = own.find(option => plain(option) === near)
  return found ?? (near === undefined ? undefined : `--${PLAIN.get(near)}`)
}

function plain(word: string): string {
  const [name = ''] = word.replace(/^-+(no-)?/, '').split(/[=.]/)
  return name.replaceAll('-', '').toLowerCase()
}
