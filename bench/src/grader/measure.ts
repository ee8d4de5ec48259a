/**
 * What a sandbox costs whoever grades: the grader's own figures, from its own command.
 * Only the numbers are taken over; how they are measured is in `grader/src/selftest`.
 */
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import type { Measured, Measurement } from '../measurement.ts'
import { lastWordsOf, timedCommand } from '../timed-command.ts'

export const grader: Measurement = {
  name: 'grader',
  title: 'a program in the sandbox, and gradings of four checks',
  goals: {
    'grader.overheadMs': { unit: 'ms a start, added by the sandbox', atMost: 30 },
    'grader.perMinute': { unit: 'gradings a minute, two at a time', atLeast: 120 },
  },
  measure,
}

async function measure(): Promise<Measured> {
  const command = [join(ROOT, 'grader/bin.js'), 'grade', 'selftest', '--cost', '--json']
  const place = { cwd: ROOT, env: process.env }
  const run = await timedCommand(process.execPath, command, place)
  const line = run.output.split('\n').find(line => line.startsWith('{'))
  if (line === undefined) throw new Error(`grade selftest --cost: ${lastWordsOf(run)}`)
  const { figures, summary } = JSON.parse(line)
  const values = {
    'grader.overheadMs': figures.overheadMs?.value ?? Number.NaN,
    'grader.perMinute': figures.gradingsPerMinute?.value ?? Number.NaN,
  }
  const lines = Object.entries(values).map(([name, value]) => `${name}   ${value}`)
  return { values, lines: [...lines, summary], details: figures }
}
