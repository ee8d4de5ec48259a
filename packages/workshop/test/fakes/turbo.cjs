/** Stands in for turbo: runs each stage it is told to, then prints lines of its own. */
const { spawnSync } = require('node:child_process')
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

const wanted = process.argv.flatMap(
  word => word.match(/^--filter=stage-(\d\d)$/)?.[1] ?? [],
)
let worst = 0
for (const folder of readdirSync('stages')) {
  if (!wanted.includes(folder.slice(0, 2))) continue
  const cwd = join(process.cwd(), 'stages', folder)
  const env = { ...process.env, WORKSHOP_TRACE: join(cwd, 'trace.jsonl') }
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run'], {
    cwd,
    env,
    stdio: 'inherit',
  })
  worst = Math.max(worst, status)
}
process.stdout.write('TURBO ENDS\n')
process.exitCode = worst
