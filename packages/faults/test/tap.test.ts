/**
 * The tap is evidence for what other tests assert, so it must add nothing, lose
 * nothing, and end as the command behind it ends.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endTapped, readTap, tapped } from '../src/tap.ts'

const NODE = process.execPath
let folder = ''
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tap-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts a command behind a tap and collects what comes out of it. */
function start(command: string, args: readonly string[], detached = false) {
  const file = join(folder, `${++files}.jsonl`)
  const tap = tapped(command, args, file)
  const child = spawn(tap.command, tap.args, { stdio: 'pipe', detached })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', chunk => out.push(chunk))
  child.stderr.on('data', chunk => err.push(chunk))
  child.stdin.on('error', () => child.stdin.destroy())
  const ended = new Promise<{ code: number | null; signal: string | null }>(resolve =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  const runs = () => readTap(file)
  const stdout = () => Buffer.concat(out)
  const stderr = () => Buffer.concat(err)
  return {
    child,
    ended,
    runs,
    stdout,
    stderr,
    async [Symbol.asyncDispose]() {
      endTapped(await runs())
      await ended
    },
  }
}

const script = (code: string): string[] => ['-e', code]
const ECHO = script('process.stdin.pipe(process.stdout)')

/** The bytes that a run's frames of one stream stand for. */
function bytesOf(
  frames: Awaited<ReturnType<typeof readTap>>[0]['frames'],
  stream: string,
) {
  const lines = frames
    .filter(frame => frame.stream === stream)
    .map(({ text, base64, open }) =>
      Buffer.concat([
        base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64'),
        Buffer.from(open ? '' : '\n'),
      ]),
    )
  return Buffer.concat(lines)
}

test('copies arbitrary bytes both ways, and its record gives them back', async () => {
  await using tap = start(NODE, ECHO)
  const sent = Buffer.concat([
    Buffer.from('é—漢😀\r\n\n{"jsonrpc":"2.0"}\n'),
    randomBytes(100_000),
    Buffer.from('\nno line end'),
  ])
  for (let at = 0; at < sent.length; at += 7001) {
    tap.child.stdin.write(sent.subarray(at, at + 7001))
  }
  tap.child.stdin.end()

  expect(await tap.ended).toEqual({ code: 0, signal: null })
  expect(tap.stdout().equals(sent)).toBe(true)
  const [run] = await tap.runs()
  expect(bytesOf(run?.frames ?? [], 'stdin').equals(sent)).toBe(true)
  expect(bytesOf(run?.frames ?? [], 'stdout').equals(sent)).toBe(true)
})

test('loses nothing of an output that is larger than every buffer', async () => {
  await using tap = start(
    NODE,
    script('process.stdout.write("x".repeat(3e6), () => process.exit(5))'),
  )
  expect(await tap.ended).toEqual({ code: 5, signal: null })
  expect(tap.stdout().length).toBe(3_000_000)
  const [run] = await tap.runs()
  expect(run?.frames).toMatchObject([
    { stream: 'stdout', bytes: 3_000_000, open: true },
  ])
  expect(run?.frames[0]?.text.length).toBe(1024 * 1024)
})

test('a line is on record before the other side can answer it', async () => {
  await using tap = start(NODE, ECHO)
  tap.child.stdin.write('ping\n')
  await new Promise(resolve => tap.child.stdout.once('data', resolve))
  const [run] = await tap.runs()
  expect(run?.frames.map(({ dir, text }) => [dir, text])).toEqual([
    ['->', 'ping'],
    ['<-', 'ping'],
  ])
})

test('passes stderr on and ends with the exit code', async () => {
  await using tap = start(NODE, script('console.error("why"); process.exit(7)'))
  expect(await tap.ended).toEqual({ code: 7, signal: null })
  expect(tap.stderr().toString()).toBe('why\n')
  const [run] = await tap.runs()
  expect(run?.frames).toMatchObject([{ stream: 'stderr', text: 'why' }])
  expect(run?.exit).toMatchObject({ code: 7, signal: null })
})

test('ends by the signal that ended the command', async () => {
  await using tap = start(NODE, script('process.kill(process.pid, "SIGKILL")'))
  expect(await tap.ended).toEqual({ code: null, signal: 'SIGKILL' })
})

const REPORTS_SIGNALS = script(
  'process.on("SIGTERM", () => console.log("SIGTERM"));' +
    'process.stdin.on("end", () => process.exit(3)).resume(); console.log("ready")',
)

test.each([
  { to: 'the tap alone', group: false },
  { to: 'the group that the tap leads', group: true },
])('a signal to $to reaches the command once', async ({ group }) => {
  await using tap = start(NODE, REPORTS_SIGNALS, group)
  const pid = tap.child.pid ?? 0
  await new Promise(resolve => tap.child.stdout.once('data', resolve))
  process.kill(group ? -pid : pid, 'SIGTERM')
  await new Promise(resolve => tap.child.stdout.once('data', resolve))
  tap.child.stdin.end()

  expect(await tap.ended).toEqual({ code: 3, signal: null })
  expect(tap.stdout().toString()).toBe('ready\nSIGTERM\n')
})

test('SIGKILL to the group takes the command along', async () => {
  const witness = createServer().listen(0, '127.0.0.1')
  await once(witness, 'listening')
  const { port } = witness.address() as AddressInfo
  // The connection stands and falls with the command, whoever started it.
  const alive = once(witness, 'connection') as Promise<[Socket]>
  await using tap = start(
    NODE,
    script(`process.on('SIGTERM', () => {}); require('net').connect(${port})`),
    true,
  )
  const [socket] = await alive
  process.kill(-(tap.child.pid ?? 0), 'SIGKILL')
  await once(
    socket.resume().on('error', () => socket.destroy()),
    'close',
  )
  expect(await tap.ended).toEqual({ code: null, signal: 'SIGKILL' })
  witness.close()
})

test('a stdout that closes is closed for the client, too', async () => {
  await using tap = start(
    NODE,
    script('require("node:fs").closeSync(1); process.stdin.resume()'),
  )
  await new Promise(resolve => tap.child.stdout.once('end', resolve))
  expect(tap.child.exitCode).toBe(null)
  tap.child.stdin.end()
  expect(await tap.ended).toEqual({ code: 0, signal: null })
})

test('a client that goes away is felt by the command', async () => {
  await using tap = start(
    NODE,
    script(
      'process.stdout.on("error", e => { console.error(e.code); process.exit(9) });' +
        'process.stdin.resume(); setInterval(() => console.log("tick"), 5)',
    ),
  )
  await new Promise(resolve => tap.child.stdout.once('data', resolve))
  tap.child.stdout.destroy()
  expect(await tap.ended).toEqual({ code: 9, signal: null })
  expect(tap.stderr().toString()).toBe('EPIPE\n')
})

test('a command that does not exist is named, in the record as well', async () => {
  await using tap = start('no-such-command', [])
  expect(await tap.ended).toEqual({ code: 127, signal: null })
  expect(tap.stderr().toString()).toContain('cannot start no-such-command')
  const [run] = await tap.runs()
  expect(run?.failure?.code).toBe('ENOENT')
  expect(run?.child).toBeUndefined()
})

test('a flood of noise is counted, and a message after it is on record', async () => {
  await using tap = start(
    NODE,
    script(
      'console.log("noise\\n".repeat(5000) + JSON.stringify({ jsonrpc: "2.0" }));',
    ),
  )
  expect(await tap.ended).toEqual({ code: 0, signal: null })
  const [run] = await tap.runs()
  expect(run?.frames.length).toBe(1001)
  expect(run?.frames.at(-1)?.text).toBe('{"jsonrpc":"2.0"}')
  expect(run?.omitted).toEqual({ stdout: 4000 })
  expect(tap.stdout().length).toBe(5000 * 6 + 18)
})

test('two taps may share a file', async () => {
  const file = join(folder, 'shared.jsonl')
  const ends = ['one', 'two'].map(async word => {
    const { command, args } = tapped(
      NODE,
      script(`console.log(${JSON.stringify(word)})`),
      file,
    )
    const child = spawn(command, args, { stdio: 'ignore' })
    await new Promise(resolve => child.once('close', resolve))
  })
  await Promise.all(ends)
  const runs = await readTap(file)
  expect(runs.flatMap(run => run.frames.map(frame => frame.text)).sort()).toEqual([
    'one',
    'two',
  ])
})
