/**
 * A stage whose tests fail in each third run, and which leaves no report in each
 * fifth: it counts its runs in a file beside it.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

const [, , checks, count] = process.argv
appendFileSync(count, '.')
const run = readFileSync(count, 'utf8').length
const results = JSON.parse(readFileSync(checks, 'utf8'))
if (run % 3 === 0) results[0].verdict = 'fail'
console.log(`run ${run} of seed ${process.env.WORKSHOP_SEED}`)
if (run % 5 !== 0) {
  const report = { schema: 1, stage: '01', guesses: {}, durationMs: 1, results }
  writeFileSync(process.env.WORKSHOP_REPORT, JSON.stringify(report))
}
