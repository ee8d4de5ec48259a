/**
 * The seam between a test and a subject in another process: what crosses it, in which
 * order, and what becomes of a subject that does not play by its rules.
 */
import { turn } from '@workshop/faults'
import { expect, test } from 'vitest'
import { MissingExport, whereIn } from '../src/subject/index.ts'
import {
  ProtocolViolation,
  SubjectGone,
  WaitedTooLong,
} from '../src/subject/proxy/index.ts'
import { proxied } from './proxied-subject.ts'

const ECHO = 'export const echo = (...given: unknown[]) => given[0]'

test.each([
  ['numbers that JSON lacks', [Number.NaN, -0, Number.POSITIVE_INFINITY, 10n ** 30n]],
  ['nothing', { a: undefined, b: null, c: [undefined] }],
  [
    'bytes',
    { buffer: Buffer.from([0, 255]), bytes: Uint8Array.of(7), none: Buffer.alloc(0) },
  ],
  ['collections', [new Map([['a', new Set([1])]]), new Date(5)]],
  ['tags as data', { $: 'f', i: 10, v: [{ $: 'T', i: 11 }] }],
  ['keys as data', JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')],
  ['halves of characters', 'a\ud800b'],
])('%s come back as they went', async (_, value) => {
  await using it = proxied(ECHO)
  expect(await it.subject.call('it', 'echo', value)).toStrictEqual(value)
  expect(({} as { polluted?: boolean }).polluted).toBe(undefined)
})

test('a value of any depth goes in, none too deep comes out', async () => {
  await using it = proxied(`
    export const depthOf = (value: unknown) => {
      let depth = 0
      for (let at = value; Array.isArray(at); at = at[0]) depth++
      return depth
    }
    export const deep = () => {
      let value: unknown[] = []
      for (let level = 0; level < 5000; level++) value = [value]
      return value
    }
    export const round = () => { const a: unknown[] = []; a.push(a); return a }`)
  let value: unknown[] = []
  for (let level = 1; level < 100_000; level++) value = [value]
  expect(await it.subject.call('it', 'depthOf', value)).toBe(100_000)
  await expect(it.subject.call('it', 'deep')).rejects.toThrow('too deep')
  const round = (await it.subject.call('it', 'round')) as unknown[]
  expect(round[0]).toBe(round)
})

test('errors keep name, message, fields and cause, and lead to their line', async () => {
  await using it = proxied(`
    class Odd extends Error {
      override name = 'Odd'
      code = 7
      get hint() { return 'x' }
    }
    export function fails() {
      throw new Odd('no', { cause: new TypeError('why') })
    }`)
  const failing = it.subject.call('it', 'fails')
  const error = (await failing.catch(cause => cause)) as Error
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'Odd', message: 'no', code: 7, hint: 'x' })
  expect(error.cause).toBeInstanceOf(TypeError)
  expect(await whereIn(error.stack, it.subject.dir)).toBe('src/it.ts:8')
})

test('calls back and forth are as synchronous as calls', async () => {
  await using it = proxied(`
    export function play(now: () => number, listen: (say: (n: number) => number) => void) {
      const heard = [now(), now()]
      listen(n => { heard.push(n, now()); return n * 2 })
      return heard
    }`)
  let time = 0
  let said = 0
  const listen = (say: (n: number) => number) => {
    said = say(10) + say(20)
  }
  const heard = await it.subject.call('it', 'play', () => ++time, listen)
  expect(heard).toEqual([1, 2, 10, 3, 20, 4])
  expect(said).toBe(60)
})

test('promises and signals live on, both ways', async () => {
  await using it = proxied(`
    export async function work(signal: AbortSignal, run: (own: AbortSignal) => Promise<unknown>) {
      const own = new AbortController()
      const running = run(own.signal)
      signal.addEventListener('abort', () => own.abort(signal.reason))
      return running
    }`)
  const abort = new AbortController()
  let inner: AbortSignal | undefined
  const work = it.subject.call('it', 'work', abort.signal, (own: AbortSignal) => {
    inner = own
    return new Promise(resolve => own.addEventListener('abort', () => resolve('over')))
  })
  await turn()
  while (inner === undefined) await turn()
  abort.abort('enough')
  expect(inner.aborted).toBe(true)
  expect(inner.reason).toBe('enough')
  expect(await work).toBe('over')
})

test('an object comes back as itself; a handle is called and passed on', async () => {
  await using it = proxied(`
    class Box { #n = 1; more() { return ++this.#n } }
    export const createBox = () => new Box()
    export const give = async (box: Box) => ({ box, own: box instanceof Box })
    export const take = (box: Box) => box.more()`)
  const box = await it.subject.create('it', 'createBox')
  expect(await box.call('more')).toBe(2)
  const given = (await it.subject.call('it', 'give', box)) as Record<string, unknown>
  expect(given.own).toBe(true)
  expect(await it.subject.call('it', 'take', given.box)).toBe(3)
  await expect(box.call('less')).rejects.toThrow(MissingExport)
  await expect(it.subject.call('it', 'none')).rejects.toThrow('got nothing')
})

test('whatever follows at once has followed after a turn', async () => {
  await using it = proxied(`
    export async function chain(step: (n: number) => Promise<number>) {
      for (let n = 0; n < 5; n++) await step(n)
    }`)
  await it.subject.call('it', 'chain', async (n: number) => n)
  const steps: number[] = []
  void it.subject.call('it', 'chain', async (n: number) => steps.push(n))
  await turn()
  await turn()
  expect(steps).toEqual([0, 1, 2, 3, 4])
})

test('what nobody catches is told to whose doing it is', async () => {
  await using it = proxied(`
    export function later() {
      return new Promise(resolve => {
        setImmediate(() => { resolve(1); throw new RangeError('late') })
      })
    }`)
  await it.as(7, () => it.subject.call('it', 'later'))
  while (it.crashes.length === 0) await turn()
  expect(it.crashes).toMatchObject([
    { owner: expect.any(Number), cause: { message: 'late' } },
  ])
})

test.each([
  ['ends its process', 'process.reallyExit(3)', SubjectGone, {}],
  ['kills itself', "process.kill(process.pid, 'SIGKILL')", SubjectGone, {}],
  ['never returns', 'for (;;);', WaitedTooLong, { callMs: 2000 }],
  [
    'takes all memory',
    'const a = []; for (;;) a.push(Array(1e5).fill(a))',
    SubjectGone,
    { nodeArgs: ['--max-old-space-size=24'], callMs: 60_000 },
  ],
  [
    'writes what is no frame',
    "writeSync(3, 'x'.repeat(64)); return spin()",
    ProtocolViolation,
    {},
  ],
  [
    'claims a huge frame',
    'writeSync(3, Buffer.alloc(8, 255)); return spin()',
    ProtocolViolation,
    {},
  ],
  [
    'sends brackets without end',
    'writeSync(3, nested()); return spin()',
    ProtocolViolation,
    {},
  ],
])(
  'a subject that %s is ended, and the next call has a fresh one',
  async (_, code, kind, given) => {
    await using it = proxied(
      `import { writeSync } from 'node:fs'
    const spin = () => new Promise(() => undefined)
    function nested() {
      const text = Buffer.from('['.repeat(100_000))
      const head = Buffer.alloc(8)
      head.writeUInt32BE(text.length + 4, 0)
      head.writeUInt32BE(text.length, 4)
      return Buffer.concat([head, text])
    }
    void [writeSync, spin, nested]
    export function bad(): unknown { ${code} }
    export const good = () => 'good'`,
      given,
    )
    expect(await it.subject.call('it', 'good')).toBe('good')
    await expect(it.subject.call('it', 'bad')).rejects.toThrow(kind)
    expect(await it.subject.call('it', 'good')).toBe('good')
    expect(it.pids).toHaveLength(2)
  },
)

test('names of what is not there do nothing', async () => {
  await using it = proxied(`
    import { writeSync } from 'node:fs'
    function frame(head: object) {
      const text = Buffer.from(JSON.stringify(head))
      const sizes = Buffer.alloc(8)
      sizes.writeUInt32BE(text.length + 4, 0)
      sizes.writeUInt32BE(text.length, 4)
      writeSync(3, Buffer.concat([sizes, text]))
    }
    export function forge() {
      frame({ t: 'settle', p: 4711, k: 1, x: 0, v: 'forged' })
      frame({ t: 'ret', id: 4711, k: 1, x: 0, v: 'forged' })
      return 'honest'
    }`)
  expect(await it.subject.call('it', 'forge')).toBe('honest')
})

test('noise and process.exit() harm nobody', async () => {
  await using it = proxied(`
    console.log('noise')
    export function leave() { console.log('more'); process.exit(0) }
    export const stay = () => 'there'`)
  await expect(it.subject.call('it', 'leave')).rejects.toThrow('process.exit(0)')
  expect(await it.subject.call('it', 'stay')).toBe('there')
  expect(it.pids).toHaveLength(1)
})

test('a file of somebody else is not built in', async () => {
  await using it = proxied("import it from '/etc/hostname.json'; export default it")
  await expect(it.subject.call('it', 'x')).rejects.toThrow(/it\.ts|hostname/)
  await using other = proxied(
    `import text from '${process.cwd()}/package.json'; export const echo = () => text`,
  )
  await expect(other.subject.call('it', 'echo')).rejects.toThrow(
    'expected a file of the subject',
  )
})
