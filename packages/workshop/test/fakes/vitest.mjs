/**
 * Stands in for vitest in a checkout made for a test: does what `plan.json` says,
 * and writes down how it was called.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(process.cwd(), '../..')
const stage = process.cwd().split('/').at(-1).slice(0, 2)
const plan = JSON.parse(readFileSync(join(root, 'plan.json'), 'utf8'))
const { WORKSHOP_DIR, WORKSHOP_REPORT, WORKSHOP_SCREEN, WORKSHOP_TRACE } = process.env
const { WORKSHOP_SUBJECT = null, WORKSHOP_LANG = null } = process.env
const args = process.argv.slice(2)
const call = { stage, args, subject: WORKSHOP_SUBJECT, lang: WORKSHOP_LANG }
appendFileSync(join(root, 'calls.jsonl'), `${JSON.stringify(call)}\n`)

if (plan.startsChild) {
  // Out of our group and session, as a client under test starts its servers.
  const idle = 'setInterval(() => undefined, 1000)'
  const options = { detached: true, stdio: 'inherit' }
  spawn(process.execPath, ['-e', idle, root], options).unref()
}
if (plan.hangs) setInterval(() => undefined, 1000)
else finish()

function finish() {
  const { results = [], frames = [], exit = 0 } = plan
  const report = {
    schema: 1,
    stage,
    subject: 'stages/01-handrolled',
    startedAt: new Date().toISOString(),
    durationMs: 1,
    results,
    guesses: {},
  }
  const file = WORKSHOP_REPORT ?? join(WORKSHOP_DIR, 'reports', `stage-${stage}.json`)
  mkdirSync(dirname(file), { recursive: true })
  if (!plan.withoutReport) writeFileSync(file, JSON.stringify(report))
  writeFileSync(WORKSHOP_TRACE, frames.map(frame => JSON.stringify(frame)).join('\n'))
  if (WORKSHOP_SCREEN !== 'none') process.stdout.write('THE LESSON\n')
  process.exitCode = exit
}
