/** Levels C and D, the advice, and the refusals. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test, vi } from 'vitest'
import { adviceFor } from '../../src/sandbox/advice.ts'
import {
  containerArguments,
  containerPrefix,
  dockerfile,
  findEngine,
  openContainer,
} from '../../src/sandbox/container.ts'
import { server } from '../../src/sandbox/corpus/hostile-program.ts'
import { runProgram } from '../../src/sandbox/corpus/run-corpus.ts'
import { examine } from '../../src/sandbox/doctor/examine.ts'
import { PROBES } from '../../src/sandbox/doctor/probes.ts'
import type { SandboxHost } from '../../src/sandbox/index.ts'
import { limitsFrom } from '../../src/sandbox/limits.ts'
import { findTools } from '../../src/sandbox/system-tools.ts'
import { openUnconfined } from '../../src/sandbox/unconfined.ts'
import { submissionOf } from './available.ts'

vi.setConfig({ testTimeout: 60_000 })

const ENGINE = { command: 'docker', image: 'workshop' }

test('a container has no network, no rights, no writable root, and its limits', () => {
  const limits = limitsFrom({ memoryBytes: 2 ** 28, processes: 100 })
  const args = containerArguments(ENGINE, 'abc', limits, {
    app: '/host/app',
    mounts: [{ from: '/host/modules', to: '/lib/modules' }],
    writable: ['/host/results'],
    trusted: [ROOT, '/host/subject'],
  })
  const line = args.join(' ')
  expect(line).toContain('--network none --read-only --user 0:0 --cap-drop ALL')
  expect(line).toContain('--security-opt no-new-privileges')
  expect(line).toContain('--pids-limit 356')
  const memory = 2 ** 28 + 2 ** 30
  expect(line).toContain(`--memory ${memory} --memory-swap ${memory}`)
  expect(args).toContain('type=bind,source=/host/app,target=/app,readonly')
  expect(args).toContain('type=bind,source=/host/modules,target=/lib/modules,readonly')
  expect(args).toContain('type=bind,source=/host/results,target=/host/results')
  expect(args).toContain('type=bind,source=/host/subject,target=/host/subject,readonly')
  // The workshop itself is in the image, where only root can look.
  expect(line).not.toContain(`source=${ROOT}`)
  expect(line).toContain('--env WORKSHOP_SUBJECT_PROXY')
  expect(args.at(-1)).toBe('workshop')
  expect(line).not.toMatch(/privileged[^:]|docker\.sock|--cap-add (ALL|SYS)/)
})

test('in it the learner is another user with an empty environment', () => {
  const prefix = containerPrefix(limitsFrom()).join(' ')
  expect(prefix).toContain('setpriv --reuid=64321 --regid=64321 --clear-groups')
  expect(prefix).toContain('--no-new-privs --bounding-set=-all')
  expect(prefix).toMatch(/env -i PATH=\/bin/)
})

test('what runs is the engine with these arguments; the end kills by label', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const [command, calls] = [join(folder, 'docker'), join(folder, 'calls')]
  const answer = '[ "$1" = ps ] && echo c0ffee; exit 0'
  writeFileSync(command, `#!/bin/sh\necho "$@" >> ${calls}\n${answer}\n`)
  chmodSync(command, 0o755)
  using submission = submissionOf({ 'a.cjs': '' })
  const sandbox = openContainer(
    { command, image: 'workshop' },
    { submission: submission.folder },
  )
  await sandbox.start(['/bin/node', '/app/a.cjs']).ended
  expect((await sandbox.close()).level).toBe('C')
  const [run = '', list = '', kill] = readFileSync(calls, 'utf8').trim().split('\n')
  expect(run).toMatch(/^run --rm .* workshop setpriv .* \/bin\/node \/app\/a.cjs$/)
  const [, label] = /--label (\S+)/.exec(run) ?? []
  expect(list).toBe(`ps --quiet --filter label=${label}`)
  expect(kill).toBe('kill c0ffee')
  rmSync(folder, { recursive: true })
})

const engine = findEngine()
test.skipIf('why' in engine)('a real engine runs Node shut in', async () => {
  if ('why' in engine) return
  using submission = submissionOf({ 'a.cjs': 'console.log(process.getuid())' })
  await using sandbox = openContainer(engine, { submission: submission.folder })
  const { child, ended } = sandbox.start(['/bin/node', '/app/a.cjs'])
  let said = ''
  child.stdout.on('data', data => {
    said += data
  })
  await ended
  expect(said).toBe('64321\n')
})

test('its image has the workshop where it is here, for root only', () => {
  const text = dockerfile('/home/ada/workshop', '/home/ada/.nvm/node')
  expect(text).toContain('WORKDIR /home/ada/workshop\nCOPY . .\n')
  expect(text).toContain('chmod -R go-rwx /home/ada/workshop')
  expect(text).toContain('/bin/node /home/ada/.nvm/node')
})

test('no engine: a sentence', () => {
  expect(findEngine('/nonexistent')).toEqual({
    why: 'no container engine answers',
    fix: 'start Docker or Podman',
  })
})

test('without isolation: the group ends with the clock, and nothing is left', async () => {
  using submission = submissionOf({
    'a.cjs': `require('node:child_process').spawn(process.execPath,
        ['-e', 'setInterval(Date, 1e6)'], { stdio: 'inherit' })
      setInterval(Date, 1e6)`,
  })
  const limits = { wallMs: 1000 }
  const sandbox = openUnconfined({ submission: submission.folder, limits })
  const program = [sandbox.seen('/bin/node'), sandbox.seen('/app/a.cjs')]
  // Its output ends only when the child it started is gone too.
  await sandbox.start(program).ended
  const report = await sandbox.close()
  expect(report.level).toBe('D')
  expect(report.breaches.map(({ verdict }) => verdict)).toEqual(['timeout'])
  expect(existsSync(sandbox.seen('/app'))).toBe(false)
})

/** It claims to be a sandbox and is none. */
const PRETENDER: SandboxHost = {
  level: 'B',
  missing: [],
  swept: 0,
  share: folder => folder,
  open: async options => openUnconfined(options),
  close: () => undefined,
}

test('probes get through where nothing holds, and are not held', async () => {
  const names = ['read-outside', 'connect-host', 'list-foreign', 'keep-privileges']
  const probes = PROBES.filter(({ name }) => names.includes(name))
  const results = await examine(PRETENDER, probes)
  expect(results.map(({ name, held }) => [name, held])).toEqual(
    names.map(name => [name, false]),
  )
})

test('the corpus notices what a program got where nothing holds', async () => {
  const before = `if (process.ppid !== 1) process.stderr.write('GOT its parent\\n')`
  const row = await runProgram(PRETENDER, {
    id: 'T01',
    what: 'correct, and looks for its parent',
    source: server({ before }),
    ends: ['passed'],
    most: 4,
  })
  expect(row).toMatchObject({ verdict: 'passed', passed: 4, asStated: false })
  expect(row.leaks).toEqual(['GOT its parent'])
})

test('at level D no probe is tried: nothing would stop it', async () => {
  const host = { level: 'D' } as SandboxHost
  const results = await examine(host)
  expect(results.map(({ held }) => held)).toEqual(PROBES.map(() => null))
})

test('each way to fail has its remedy', () => {
  expect(adviceFor('bwrap: setting up uid map: Permission denied')).toMatch(/AppArmor/)
  expect(adviceFor('bwrap: Creating new namespace failed')).toMatch(
    /max_user_namespaces/,
  )
  expect(adviceFor("bwrap: Can't mount proc on /newroot/proc")).toMatch(/systempaths/)
  expect(adviceFor('bwrap: loopback: Failed RTM_NEWADDR')).toMatch(/network/)
})

test.skipIf(process.platform !== 'linux')('programs that are missing are named', () => {
  const found = findTools('/nonexistent', [])
  expect(found).toMatchObject({ why: expect.stringContaining('bwrap, nsenter') })
})

test('limits out of range are refused by name', () => {
  expect(() => limitsFrom({ wallMs: 10_000_000 })).toThrow(
    'wallMs: expected 100 to 3600000, got 10000000 (number)',
  )
  expect(() => limitsFrom({ processes: 1.5 })).toThrow('processes: expected 16 to 4096')
})
