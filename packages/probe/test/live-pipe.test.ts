/** A live probe of programs behind a pipe: well-behaved ones, and every other kind. */
import { spawnSync } from 'node:child_process'
import {
  legacyServer,
  modernResult,
  modernServer,
  type Peer,
  PeerHub,
  type Script,
} from '@workshop/faults'
import { afterAll, describe, expect, test } from 'vitest'
import { liveCode } from '../node/exit-codes.ts'
import { performOnPipe } from '../node/stdio.ts'
import { classify, explain, type LiveVerdict } from '../src/index.ts'

const hub = new PeerHub()
afterAll(() => hub.close())

const never = new AbortController().signal

async function probe(
  { command, args }: { command: string; args: readonly string[] },
  answerMs = 20_000,
  signal = never,
): Promise<LiveVerdict> {
  const target = { kind: 'stdio', command, args } as const
  const limits = { answerMs, wholeMs: answerMs * 6, graceMs: 500, signal }
  return classify(await performOnPipe(target, limits), { target })
}

async function probeScript(script: Script, answerMs?: number) {
  const peer = await hub.peer(script)
  const verdict = await probe(peer, answerMs)
  return { peer, verdict }
}

const node = (code: string) => ({ command: process.execPath, args: ['-e', code] })
const refuses: Script = {
  '*': ({ id }, peer) => {
    if (id !== undefined) return peer.fail(id, { code: -32601, message: 'unknown' })
  },
}
/** Refuses what a modern server has to refuse. */
const strictly = (script: Script = {}): Script => ({
  ...modernServer(),
  ...refuses,
  'tools/list': ({ id, params }, peer) => {
    const meta = params?._meta ?? {}
    const whole = 'io.modelcontextprotocol/clientCapabilities' in meta
    return whole
      ? modernServer()['tools/list']?.({ id: id as number, params: params ?? {} }, peer)
      : peer.fail(id, { code: -32602, message: 'no capabilities' })
  },
  'server/discover': ({ id, params }, peer) => {
    const meta = params?._meta ?? {}
    if (!('io.modelcontextprotocol/clientCapabilities' in meta)) {
      return peer.fail(id, { code: -32602, message: 'no capabilities' })
    }
    if (meta['io.modelcontextprotocol/protocolVersion'] !== '2026-07-28') {
      const data = { supported: ['2026-07-28'], requested: 'x' }
      return peer.fail(id, { code: -32022, message: 'unknown', data })
    }
    return modernServer()['server/discover']?.(
      { id: id as number, params: params ?? {} },
      peer,
    )
  },
  ...script,
})

describe('the era', () => {
  test('modern only', async () => {
    const { verdict } = await probeScript(strictly())
    expect(verdict).toMatchObject({
      era: 'modern',
      isOpen: true,
      revisions: ['2026-07-28'],
      capabilities: ['tools'],
      server: { name: 'peer', version: '1.0.0' },
      tools: 1,
      deviations: [],
    })
    expect(liveCode(verdict, true)).toBe(0)
  })

  test('legacy only, by whatever code it refuses the question', async () => {
    for (const code of [-32601, -32602, -32000]) {
      const { verdict } = await probeScript(
        legacyServer({
          'server/discover': ({ id }, peer) => peer.fail(id, { code, message: 'no' }),
          ping: ({ id }, peer) => peer.respond(id, {}),
        }),
      )
      expect(verdict).toMatchObject({
        era: 'legacy',
        revisions: ['2025-11-25'],
        deviations: [],
      })
      expect(liveCode(verdict, true)).toBe(3)
    }
  })

  test('dual-era, in one process', async () => {
    const { verdict, peer } = await probeScript(
      strictly({
        initialize: legacyServer().initialize as Script[string],
        ping: ({ id }, peer) => peer.respond(id, {}),
      }),
    )
    expect(verdict).toMatchObject({
      era: 'dual',
      revisions: ['2026-07-28', '2025-11-25'],
    })
    expect(peer.received.filter(({ method }) => method === 'initialize').length).toBe(1)
    expect(liveCode(verdict, false)).toBe(4)
  })

  test('legacy, of one that never answers what it does not know', async () => {
    const { verdict } = await probeScript(
      legacyServer({
        'server/discover': () => undefined,
        ping: ({ id }, peer) => peer.respond(id, {}),
      }),
      1000,
    )
    expect(verdict.era).toBe('legacy')
    expect(verdict.deviations.map(({ id }) => id)).toEqual(['unanswered'])
  })

  test('modern, of one that says so by refusing', async () => {
    const data = { supported: ['2027-01-01'], requested: '2026-07-28' }
    const { verdict } = await probeScript({
      '*': ({ id }, peer) => peer.fail(id, { code: -32022, message: 'newer', data }),
    })
    expect(verdict).toMatchObject({ era: 'modern', revisions: ['2027-01-01'] })
  })
})

describe('what it does', () => {
  test('calls no tool, reads no resource, and lets the server go by itself', async () => {
    const { peer } = await probeScript({ ...modernServer(), ...refuses })
    const methods = new Set(peer.received.map(({ method }) => method))
    expect([...methods].filter(method => /call|read|get/.test(String(method)))).toEqual(
      [],
    )
    expect(peer.stdinEnded).toEqual({ afterSignals: 0 })
    expect(peer.signals).toEqual([])
  })

  test('answers a ping of the server, and refuses whatever else it asks', async () => {
    const legacy = legacyServer()
    const { peer } = await probeScript({
      ...legacy,
      ping: ({ id }, peer) => peer.respond(id, {}),
      'notifications/initialized': async (_, peer) => {
        await peer.send({ jsonrpc: '2.0', id: 'a', method: 'ping' })
        await peer.send({ jsonrpc: '2.0', id: 'b', method: 'roots/list' })
      },
    })
    const answers = peer.received.filter(({ method }) => method === undefined)
    expect(answers).toMatchObject([
      { id: 'a', result: {} },
      { id: 'b', error: { code: -32601 } },
    ])
  })
})

describe('deviations', () => {
  const ids = ({ deviations }: LiveVerdict) => deviations.map(({ id }) => id)

  test.each([
    ['missing-meta-accepted', {}],
    ['tools-order', shuffling()],
    ['tool-schema', tools([{ name: 'a' }])],
    ['tool-name', tools([{ name: 'a b', inputSchema: { type: 'object' } }])],
    [
      'tool-twice',
      tools(Array(2).fill({ name: 'a', inputSchema: { type: 'object' } })),
    ],
  ] as const)('%s', async (id, script) => {
    const { verdict } = await probeScript({ ...modernServer(), ...refuses, ...script })
    expect(ids(verdict)).toContain(id)
    expect(liveCode(verdict, true)).toBe(5)
    expect(liveCode(verdict, false)).toBe(0)
  })

  test('noise beside messages, and a server that does not go', async () => {
    const { verdict, peer } = await probeScript(
      strictly({
        initialize: async ({ id }, peer) => {
          peer.makeStubborn()
          await peer.write('Server started\n')
          await peer.fail(id, { code: -32601, message: 'no' })
        },
      }),
    )
    expect(ids(verdict)).toEqual(['not-a-message', 'outlives-stdin'])
    await peer.gone
  })
})

const WAITS: Record<string, number> = { silent: 300, 'no-messages': 2000 }

describe('trouble', () => {
  test.each([
    ['no-such-command', 10, { command: 'no-such-command-here', args: [] }],
    ['cannot-start', 11, { command: '/etc/passwd', args: [] }],
    ['exits', 12, node('console.error("no key"); process.exit(3)')],
    ['silent', 13, node('process.stdin.resume()')],
    [
      'floods-stdout',
      14,
      node('for (;;) require("fs").writeSync(1, "x".repeat(65536))'),
    ],
    [
      'floods-stdout',
      14,
      node('for (;;) require("fs").writeSync(1, "{}\\n".repeat(9999))'),
    ],
    [
      'floods-stderr',
      15,
      node('for (;;) require("fs").writeSync(2, "x".repeat(65536))'),
    ],
    ['no-messages', 16, node('console.log("ready"); process.stdin.resume()')],
    ['exits', 12, node('process.stdin.once("data", () => process.kill(process.pid))')],
  ] as const)('%s', async (id, code, command) => {
    const verdict = await probe(command, WAITS[id])
    expect(verdict).toMatchObject({ era: 'unknown', trouble: { id }, deviations: [] })
    expect(liveCode(verdict, false)).toBe(code)
    for (const locale of ['en', 'zh'] as const) {
      expect(explain(verdict, locale).headline.length).toBeGreaterThan(10)
    }
  })

  test('much on stderr is no trouble while answers come', async () => {
    const { verdict } = await probeScript({
      ...modernServer(),
      ...refuses,
      'server/discover': async (message, peer) => {
        await peer.stderr('log '.repeat(100_000))
        await modernServer()['server/discover']?.(message, peer)
      },
    })
    expect(verdict.era).toBe('modern')
  })

  test('an interruption ends the server at once', async () => {
    const stop = new AbortController()
    const peer = await hub.peer({ '*': () => stop.abort() })
    const verdict = await probe(peer, 20_000, stop.signal)
    expect(verdict.trouble).toEqual({ id: 'interrupted' })
    await peer.gone
  })

  test('what the server has started in turn is ended with it', async () => {
    const inner = 'process.stdin.resume(); setInterval(() => 0, 1e6)'
    const outer = `const c = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "ignore" }); console.error(c.pid); setTimeout(() => process.exit(1), 200)`
    const verdict = await probe(node(outer))
    const pid = Number(/(\d+)$/.exec(verdict.trouble?.seen ?? '')?.[1])
    expect(pid).toBeGreaterThan(1)
    expect(isRunning(pid)).toBe(false)
  })
})

/** A zombie counts as ended: nobody here is its parent. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}

function tools(list: object[]): Script {
  const result = { tools: list, ttlMs: 0, cacheScope: 'private' }
  return {
    'tools/list': ({ id }, peer: Peer) => peer.respond(id, modernResult(result)),
  }
}

function shuffling(): Script {
  const schema = { inputSchema: { type: 'object' } }
  const list = [
    { name: 'a', ...schema },
    { name: 'b', ...schema },
  ]
  return {
    'tools/list': ({ id }, peer) => {
      list.reverse()
      const result = { tools: list, ttlMs: 0, cacheScope: 'private' }
      return peer.respond(id, modernResult(result))
    },
  }
}
