/**
 * A client that crashes says why before its process ends, and that is what comes out
 * even when both are known at once.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ClientHost } from '../src/connect/client-host.ts'

/** Throws where nobody can catch it, as soon as the file `go` is there. */
const CLIENT = (go: string) => `
  import { existsSync } from 'node:fs'
  export function connect() {
    setInterval(() => {
      if (existsSync(${JSON.stringify(go)})) throw new TypeError('nobody catches me')
    }, 5)
    return { callTool: () => new Promise(() => undefined) }
  }
`

/** Blocks this process until another has ended and only its parent has to know. */
function waitForEnd(pid = 0): void {
  const end = Date.now() + 30_000
  while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) {
    if (Date.now() > end) throw new Error(`expected ${pid} to end, it runs (process)`)
  }
}

// One signal tells of all children that have ended: that of the other one is under
// way when the client ends, so that its end is known before its words are read.
test.runIf(process.platform === 'linux')(
  'the last words come before the end',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-host-'))
    const [file, go] = [join(folder, 'client.mjs'), join(folder, 'go')]
    writeFileSync(file, CLIENT(go))
    const host = new ClientHost({ modules: [file], cwd: folder, env: process.env })
    try {
      await host.call('connect', {})
      const pending = host.call('callTool')
      const other = spawn(process.execPath, ['-e', 'console.log(1)'])
      other.stdout.once('data', () => {
        writeFileSync(go, '')
        waitForEnd(host.pid)
      })
      await nextTurn()
      waitForEnd(other.pid)
      expect(await pending).toMatchObject({ kind: 'crashed' })
    } finally {
      host.kill()
      rmSync(folder, { recursive: true })
    }
  },
)
