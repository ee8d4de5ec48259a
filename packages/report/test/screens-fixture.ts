/** One run for each kind of screen, as a stage would report it. */

import type { JoinedStage } from '../src/join.ts'
import type { Frame, Lesson } from '../src/verdict.ts'
import { type Deviations, joinedOf } from './report-fixture.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}

export const REQUEST = JSON.stringify({
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { _meta: META, name: 'get_weather', arguments: { city: 'Oslo' } },
})

export const ANSWER = JSON.stringify({
  jsonrpc: '2.0',
  id: 2,
  result: {
    resultType: 'complete',
    content: [{ type: 'text', text: 'The weather in Oslo is fine.' }],
  },
})

export const EXCHANGE: readonly Frame[] = [
  { dir: '->', text: REQUEST, stream: 'stdin', at: 2 },
  {
    dir: '<-',
    text: '服务已就绪 ready on stdio\n',
    stream: 'stdout',
    at: 9,
    bad: { start: 6, length: 5 },
  },
  { dir: '<-', text: ANSWER, stream: 'stdout', at: 11 },
]

const NOISE: Lesson = {
  frames: EXCHANGE,
  observed: {
    kind: 'rejected',
    name: 'SyntaxError',
    message: 'Unexpected token r in JSON at position 0',
    where: 'src/client.ts:41',
  },
}

const rest: Deviations = {
  'id-discipline': { verdict: 'fail' },
  'two-eras': { verdict: 'fail' },
  'json-not-rpc': { verdict: 'fail' },
  'clean-shutdown': { verdict: 'harness-fault' },
}

const red = (lesson: Lesson): Deviations => ({
  ...rest,
  'stdout-noise/client-banner': { verdict: 'fail', lesson },
  'stdout-noise/client-degraded': { verdict: 'fail', lesson },
})

const LOCKED: Deviations = {
  ...rest,
  'stdout-noise/hit': {
    verdict: 'fail',
    lesson: {
      frames: [],
      observed: {
        kind: 'not-implemented',
        pitfall: 'stdout-noise',
        where: 'stages/01-handrolled/break/stdout-noise.ts:14',
      },
    },
  },
  'stdout-noise/client-banner': { verdict: 'locked' },
  'stdout-noise/client-degraded': { verdict: 'locked' },
}

const NOT_HIT: Deviations = {
  ...LOCKED,
  'stdout-noise/hit': {
    verdict: 'fail',
    lesson: {
      frames: [{ dir: '<-', text: ANSWER, stream: 'stdout' }],
      observed: {
        kind: 'not-hit',
        what: {
          en: 'every line on stdout was a message',
          zh: '标准输出上的每一行都是消息',
        },
      },
    },
  },
}

const META_BESIDE = `{"jsonrpc":"2.0","id":1,"method":"tools/list","_meta":${JSON.stringify(META)},"params":{}}`

const one = (verdict: 'fail' | 'vacuous' | 'harness-fault', lesson: Lesson) => ({
  'required-meta': { verdict, lesson },
})

const observedOnly = (observed: Lesson['observed']): Lesson => ({
  frames: [],
  observed,
})

export const SCREENS = {
  pass: joinedOf(),
  fail: joinedOf(red(NOISE), { 'stdout-noise': 'it will ignore the line' }),
  locked: joinedOf(LOCKED),
  'not-hit': joinedOf(NOT_HIT, { 'stdout-noise': '客户端会报错' }),
  timeout: joinedOf(
    red({
      frames: EXCHANGE.slice(0, 1),
      observed: { kind: 'never-settled', ms: 1000 },
    }),
  ),
  'bad-request': joinedOf(
    one('fail', {
      frames: [
        {
          dir: '->',
          text: META_BESIDE,
          bad: { start: META_BESIDE.indexOf('"_meta"'), length: 7 },
        },
      ],
      observed: {
        kind: 'differs',
        what: 'params._meta',
        actual: 'undefined',
        wanted: '{ protocolVersion, clientCapabilities }',
      },
    }),
  ),
  'load-error': joinedOf(
    one(
      'fail',
      observedOnly({
        kind: 'load-error',
        file: 'stages/01-handrolled/src/client.ts',
        line: 41,
        message: "Unexpected token '}'",
      }),
    ),
  ),
  'missing-file': joinedOf(
    one(
      'fail',
      observedOnly({
        kind: 'missing-file',
        file: 'stages/01-handrolled/src/client.ts',
      }),
    ),
  ),
  'missing-export': joinedOf(
    one(
      'fail',
      observedOnly({
        kind: 'missing-export',
        file: 'stages/01-handrolled/src/client.ts',
        name: 'connect',
        actual: 'undefined',
      }),
    ),
  ),
  'not-implemented': joinedOf({
    ...rest,
    'split-utf8': {
      verdict: 'fail',
      lesson: observedOnly({
        kind: 'not-implemented',
        pitfall: 'split-utf8',
        where: 'stages/01-handrolled/src/framing.ts:27',
      }),
    },
  }),
  vacuous: joinedOf(
    one('vacuous', {
      frames: [],
      observed: {
        kind: 'saw-nothing',
        what: { en: 'a request on stdin', zh: '标准输入上的一个请求' },
      },
    }),
  ),
  'harness-fault': joinedOf(
    one(
      'harness-fault',
      observedOnly({
        kind: 'crashed',
        name: 'TypeError',
        message: "Cannot read properties of undefined (reading 'push')",
        where: 'packages/faults/src/peer.ts:88',
      }),
    ),
  ),
  'stray-fault': {
    ...joinedOf({ 'required-meta': { verdict: 'not-reported' } }),
    unknown: [
      {
        pitfall: 'harness',
        check: 'a test file does not load',
        kind: 'guard',
        verdict: 'harness-fault',
        lesson: observedOnly({
          kind: 'crashed',
          name: 'SyntaxError',
          message: 'Unexpected token',
          where: '    at file:///w/stages/01-handrolled/test/line-ends.test.ts:3:1',
        }),
        ms: 0,
      },
    ],
  },
  'not-reported': joinedOf({ 'required-meta': { verdict: 'not-reported' } }),
  'core-done': joinedOf({
    'oversize-line': {
      verdict: 'fail',
      lesson: observedOnly({
        kind: 'too-slow',
        what: { en: '8 MiB in 4 KiB chunks', zh: '8 MiB 分成 4 KiB 的块' },
      }),
    },
    'clean-shutdown': { verdict: 'fail' },
  }),
} satisfies Record<string, JoinedStage>
