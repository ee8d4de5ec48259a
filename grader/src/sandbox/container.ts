/**
 * Level C: one container of Docker or Podman for each command, without a network,
 * capabilities or a writable root. Runner and learner share it as two users: the
 * image holds the workshop readable for the runner only. Weaker than A and B: the
 * learner sees that the runner exists, though not what it is given.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { copyOpen } from './box.ts'
import { LEARNER_ENV } from './inner.ts'
import { type Limits, limitsFrom } from './limits.ts'
import { startProgram } from './program.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { watchClock } from './wall-clock.ts'

export interface Engine {
  /** `docker` or `podman`. */
  command: string
  /** Built from `DOCKERFILE`. */
  image: string
}

export const IMAGE = 'mcp-workshop-grader'

/**
 * The workshop at the path it has here, so that paths mean the same on both sides,
 * with packages of the image's own kind, and closed to everybody but root.
 */
export function dockerfile(root = ROOT, node = process.execPath): string {
  return `FROM node:24-bookworm-slim
WORKDIR ${root}
COPY . .
RUN find . -name node_modules -prune -exec rm -rf {} + \\
 && npx -y pnpm@12 install --frozen-lockfile \\
 && chmod -R go-rwx ${root} \\
 && mkdir -p /app ${dirname(node)} \\
 && for name in /bin/node ${node}; do \\
      test -e $name || ln -s /usr/local/bin/node $name; done
`
}

/** No user of the host, so nothing that is mounted belongs to the learner. */
const LEARNER = 64_321
const RUNNER_MEMORY = 1024 * 1024 * 1024
const RUNNER_PROCESSES = 256
const RUNNER_TMP = '/runner'
const RUNNER_TMP_BYTES = 512 * 1024 * 1024
/** What a runner is told; a container inherits nothing by itself. */
const RUNNER_ENV = [
  ...['HOME', 'TMPDIR', 'LANG', 'NO_COLOR', 'CI'],
  ...['SCREEN', 'DIR', 'MODULE_CACHE', 'SUBJECT', 'SUBJECT_PROXY', 'REPORT', 'TRACE']
    .concat('SEED')
    .map(name => `WORKSHOP_${name}`),
]

/** An engine that answers and has the image; a sentence when there is none. */
export function findEngine(
  path = process.env.PATH,
): Engine | { why: string; fix: string } {
  for (const command of ['docker', 'podman']) {
    const found = (args: string[]) =>
      spawnSync(command, args, { env: { PATH: path }, timeout: 10_000 }).status === 0
    if (!found(['version'])) continue
    if (found(['image', 'inspect', IMAGE])) return { command, image: IMAGE }
    return {
      why: `${command} has no image ${IMAGE}`,
      fix: `pnpm grade doctor --dockerfile | ${command} build -t ${IMAGE} -f - .`,
    }
  }
  return { why: 'no container engine answers', fix: 'start Docker or Podman' }
}

export interface ContainerFolders {
  /** On the host; `/app` inside. */
  app: string
  mounts: readonly { from: string; to: string }[]
  /** Under the same path on both sides. */
  writable: readonly string[]
  trusted: readonly string[]
}

/** Everything before the command that runs in the container. */
export function containerArguments(
  { image }: Engine,
  slot: string,
  limits: Limits,
  { app, mounts, writable, trusted }: ContainerFolders,
): string[] {
  const memory = String(limits.memoryBytes + RUNNER_MEMORY)
  const bind = (from: string, to: string, readonly: string) => [
    '--mount',
    `type=bind,source=${from},target=${to}${readonly}`,
  ]
  // The learner is given none of them.
  const names = ['SETUID', 'SETGID', 'KILL', 'DAC_OVERRIDE']
  const rights = names.flatMap(name => ['--cap-add', name])
  return [
    ...['run', '--rm', '--init', '--interactive', '--label', `slot=${slot}`],
    ...['--network', 'none', '--read-only', '--user', '0:0', '--cap-drop', 'ALL'],
    ...[...rights, '--security-opt', 'no-new-privileges'],
    ...['--pids-limit', String(limits.processes + RUNNER_PROCESSES)],
    ...['--memory', memory, '--memory-swap', memory],
    ...['--tmpfs', `/tmp:rw,nosuid,nodev,mode=1777,size=${limits.diskBytes}`],
    ...['--tmpfs', `${RUNNER_TMP}:rw,nosuid,nodev,mode=755,size=${RUNNER_TMP_BYTES}`],
    ...['--shm-size', String(limits.diskBytes), '--workdir', ROOT],
    ...RUNNER_ENV.flatMap(name => ['--env', name]),
    ...bind(app, '/app', ',readonly'),
    ...mounts.flatMap(({ from, to }) => bind(from, to, ',readonly')),
    ...trusted
      .filter(path => !`${path}/`.startsWith(`${ROOT}/`))
      .flatMap(path => bind(path, path, ',readonly')),
    ...writable.flatMap(folder => bind(folder, folder, '')),
    image,
  ]
}

/** Inside the container: the learner has another user, no rights, no environment. */
export function containerPrefix(limits: Limits): string[] {
  const user = [`--reuid=${LEARNER}`, `--regid=${LEARNER}`, '--clear-groups']
  return [
    ...['setpriv', ...user, '--no-new-privs', '--bounding-set=-all', '--'],
    ...['prlimit', `--nproc=${limits.processes}`, `--fsize=${limits.diskBytes}`, '--'],
    ...['env', '-i', ...Object.entries(LEARNER_ENV).map(([k, v]) => `${k}=${v}`)],
  ]
}

export function openContainer(engine: Engine, options: SandboxOptions): Sandbox {
  const limits = limitsFrom(options.limits)
  const folder = mkdtempSync(join(tmpdir(), 'slot-'))
  copyOpen(options.submission, join(folder, 'app'))
  const slot = randomBytes(6).toString('hex')
  const { mounts = [], writable = [], trusted = [] } = options
  const folders = { app: join(folder, 'app'), mounts, writable, trusted }
  const args = containerArguments(engine, slot, limits, folders)
  const learnerPrefix = containerPrefix(limits)
  const runnerCommand = (argv: readonly string[]) => [engine.command, ...args, ...argv]
  const end = async () => killLabelled(engine, slot)
  const clock = watchClock(limits, end)
  const close = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
    return clock.stop('C')
  }
  return {
    level: 'C',
    limits,
    runnerTmp: RUNNER_TMP,
    runnerCommand,
    learnerPrefix,
    seen: path => grown(path, options),
    start: argv =>
      startProgram(runnerCommand([...learnerPrefix, ...argv]), {
        outputBytes: limits.outputBytes,
        onFlood: clock.flooded,
        // Its client is not the container.
        kill: () => void end(),
      }),
    breaches: clock.breaches,
    end,
    close,
    async [Symbol.asyncDispose]() {
      await close()
    },
  }
}

/** The learner may read there what the runner makes. */
function grown(path: string, { grows = [] }: SandboxOptions): string {
  const found = grows.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return found ? `${RUNNER_TMP}/${found.from}${path.slice(found.to.length)}` : path
}

function killLabelled({ command }: Engine, slot: string): void {
  const filter = ['ps', '--quiet', '--filter', `label=slot=${slot}`]
  const { stdout } = spawnSync(command, filter, { encoding: 'utf8' })
  const running = (stdout ?? '').split('\n').filter(id => id !== '')
  if (running.length > 0) spawnSync(command, ['kill', ...running])
}
