/** The end of a grader is the end of its slots, whether it wanted it or not. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openSandboxHost } from '../../src/sandbox/index.ts'
import { groundFolder } from '../../src/sandbox/staging.ts'
import { LEVELS_HERE } from './available.ts'

const FIXTURE = fileURLToPath(new URL('./grader-to-kill.ts', import.meta.url))
const PATIENCE_MS = 30_000

test.each(LEVELS_HERE)(
  'level %s: killed outright',
  {
    timeout: PATIENCE_MS,
  },
  async level => {
    const grader = spawn(process.execPath, ['--import', 'tsx', FIXTURE, level], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: dirname(FIXTURE),
    })
    const [said] = await once(grader.stdout, 'data')
    expect(String(said).trim()).toBe('the learner runs')
    expect(slotsOf(grader.pid)).toHaveLength(1)
    grader.kill('SIGKILL')
    // The learner holds this stream open too, as long as it lives.
    await once(grader.stdout, 'close')
    const next = await openSandboxHost({ level })
    next.close()
    expect(slotsOf(grader.pid)).toEqual([])
  },
)

function slotsOf(pid: number | undefined): string[] {
  const ground = groundFolder()
  return readdirSync(ground).filter(name => {
    const owner = join(ground, name, 'owner')
    return existsSync(owner) && readFileSync(owner, 'utf8').startsWith(`${pid} `)
  })
}
