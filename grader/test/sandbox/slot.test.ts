/** A slot as the grader uses it: a trusted runner beside the learner's programs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openSandboxHost } from '../../src/sandbox/index.ts'
import type { Sandbox } from '../../src/sandbox/sandbox.ts'
import { isRoot, LEVELS_HERE, submissionOf } from './available.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Runs a program as the runner; it finds the learner's prefix in `prefix`. */
async function asRunner(sandbox: Sandbox, program: string, env = {}) {
  const source = `const prefix = ${JSON.stringify(sandbox.learnerPrefix)}
    const { spawn, spawnSync } = require('node:child_process')
    const learner = (args, options) => spawnSync(prefix[0],
      [...prefix.slice(1), '/bin/node', ...args], { encoding: 'utf8', ...options })
    ${program}`
  const command = sandbox.runnerCommand([process.execPath, '-e', source])
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  await once(child, 'close')
  return said.trim()
}

describe.concurrent.each(LEVELS_HERE)('level %s', async level => {
  const host = await openSandboxHost({ level })
  afterAll(() => host.close())

  const opened = async (files: Record<string, string>, more = {}) => {
    const submission = submissionOf(files)
    const sandbox = await host.open({ submission: submission.folder, ...more })
    return {
      sandbox,
      async [Symbol.asyncDispose]() {
        await sandbox.close()
        submission[Symbol.dispose]()
      },
    }
  }

  // Only root has to choose: anybody else grades as who they are.
  test.runIf(isRoot)(
    'a workshop that is closed to others is read by root',
    async () => {
      const closed = mkdtempSync(join(tmpdir(), 'closed-'))
      try {
        writeFileSync(join(closed, 'secret.txt'), 'the tests')
        const own = `console.log(process.getuid(), existsSync('/proc/self/stat'))`
        const files = { 'own.mjs': `import { existsSync } from 'node:fs'; ${own}` }
        const trusted = [join(closed, 'secret.txt')]
        await using slot = await opened(files, { trusted })
        const said = await asRunner(
          slot.sandbox,
          `const { stdout, stderr } = learner(['/app/own.mjs'])
        const text = require('node:fs').readFileSync('${trusted[0]}', 'utf8')
        console.log(text, stdout.trim() + stderr.trim())`,
        )
        expect(said).toBe('the tests 1000 true')
      } finally {
        rmSync(closed, { recursive: true })
      }
    },
  )

  test('runner and learner share the loopback', async () => {
    const server = `require('node:http').createServer((_, answer) => answer.end('hello'))
      .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
    await using slot = await opened({ 'server.cjs': server })
    const said = await asRunner(
      slot.sandbox,
      `const child = spawn(prefix[0], [...prefix.slice(1), '/bin/node', '/app/server.cjs'])
      child.stdout.once('data', async port => {
        const answer = await fetch('http://127.0.0.1:' + Number(port))
        console.log(await answer.text())
        child.kill('SIGKILL')
      })`,
    )
    expect(said).toBe('hello')
  })

  test("the host's loopback is another one", async () => {
    await using slot = await opened({ 'a.cjs': '' })
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const said = await asRunner(
      slot.sandbox,
      `require('node:net').connect(${port}, '127.0.0.1')
        .on('connect', () => console.log('connected'))
        .on('error', ({ code }) => console.log(code))`,
    )
    server.close()
    expect(said).toBe('ECONNREFUSED')
  })

  test('streams beyond the three pass', async () => {
    const echo = `const fs = require('node:fs')
      fs.writeSync(4, 'got ' + fs.readFileSync(3, 'utf8'))`
    await using slot = await opened({ 'echo.cjs': echo })
    const said = await asRunner(
      slot.sandbox,
      `const child = spawn(prefix[0], [...prefix.slice(1), '/bin/node', '/app/echo.cjs'],
        { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'] })
      child.stdio[3].end('this')
      child.stdio[4].on('data', data => console.log(String(data)))`,
    )
    expect(said).toBe('got this')
  })

  test('only named variables reach the learner', async () => {
    const show = 'console.log(JSON.stringify(process.env), process.cwd())'
    await using slot = await opened(
      { 'show.cjs': show },
      { passEnv: ['GIVEN', 'ABSENT'] },
    )
    const env = { GIVEN: "it's  a\nvalue", SECRET: 'no' }
    const said = await asRunner(
      slot.sandbox,
      `const { stdout, stderr } = learner(['/app/show.cjs'])
      console.log(stdout + stderr)`,
      env,
    )
    const [seen = '', cwd] = said.split('} ')
    expect(cwd).toBe('/app')
    const { PWD: _, ...rest } = JSON.parse(`${seen}}`)
    const ours = { PATH: '/bin', HOME: '/tmp', TMPDIR: '/tmp', LANG: 'C.UTF-8' }
    expect(rest).toEqual({ ...ours, GIVEN: env.GIVEN })
  })

  test('the runner is not seen from inside', async () => {
    const look = `const fs = require('node:fs')
      const pids = fs.readdirSync('/proc').filter(name => /^\\d+$/.test(name))
      const lines = pids.map(pid => fs.readFileSync('/proc/' + pid + '/cmdline', 'utf8'))
      console.log(lines.join('|').includes('TRUSTED'), pids.length)`
    await using slot = await opened({ 'look.cjs': look })
    const said = await asRunner(
      slot.sandbox,
      `/* TRUSTED */ const { stdout, stderr } = learner(['/app/look.cjs'])
      console.log(stdout + stderr)`,
    )
    expect(said).toBe('false 2')
  })

  test('the runner writes results where it was told', async () => {
    const results = mkdtempSync(join(tmpdir(), 'results-'))
    const try_ = `try { require('node:fs').readdirSync(${JSON.stringify(results)})
      console.log('GOT') } catch { console.log('nothing') }`
    await using slot = await opened({ 'try.cjs': try_ }, { writable: [results] })
    const said = await asRunner(
      slot.sandbox,
      `require('node:fs').writeFileSync(${JSON.stringify(join(results, 'r.json'))}, '{}')
      try { require('node:fs').writeFileSync('/etc/by-runner', '') } catch { console.log('read-only') }
      console.log(learner(['/app/try.cjs']).stdout)`,
    )
    expect(said).toBe('read-only\nnothing')
    expect(readFileSync(join(results, 'r.json'), 'utf8')).toBe('{}')
    rmSync(results, { recursive: true })
  })

  test('the wall clock ends the slot, and says so', async () => {
    await using slot = await opened({ 'a.cjs': '' }, { limits: { wallMs: 1500 } })
    const { ended } = slot.sandbox.start(['/bin/node', '-e', 'setInterval(Date, 1e6)'])
    await ended
    const [breach] = slot.sandbox.breaches()
    expect(breach).toMatchObject({
      verdict: 'timeout',
      limit: { of: 'slot', unit: 'ms', value: 1500 },
    })
    expect(breach?.limit.usage).toBeGreaterThanOrEqual(1490)
  })

  test('two slots may use the same port', async () => {
    const serve = `require('node:net').createServer().listen(8123, '127.0.0.1', () =>
      console.log('listens')).on('error', ({ code }) => console.log(code))`
    await using one = await opened({ 'serve.cjs': serve })
    await using two = await opened({ 'serve.cjs': serve })
    for (const { sandbox } of [one, two]) {
      const { child } = sandbox.start(['/bin/node', '/app/serve.cjs'])
      const [said] = await once(child.stdout, 'data')
      expect(String(said).trim()).toBe('listens')
    }
  })

  test('what is shared is copied once and read only', async () => {
    using modules = submissionOf({ 'module.cjs': 'module.exports = 42' })
    using submission = submissionOf({
      'a.cjs': `console.log(require('/lib/modules/module.cjs'))
        try { require('node:fs').writeFileSync('/lib/modules/x', ''); console.log('wrote') }
        catch (error) { console.log(error.code) }`,
    })
    const from = host.share(modules.folder)
    await using sandbox = await host.open({
      submission: submission.folder,
      mounts: [{ from, to: '/lib/modules' }],
    })
    const { child, ended } = sandbox.start(['/bin/node', '/app/a.cjs'])
    let said = ''
    child.stdout.on('data', data => {
      said += data
    })
    await ended
    expect(said).toBe('42\nEROFS\n')
  })
})
