/** Everything a learner reads about the pitfall status-map. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'status-map'
const references = [
  'solutions/03-remote/zero-sdk/src/posted.ts',
  'solutions/03-remote/zero-sdk/src/http-server.ts',
] as const

export const statusMap = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'Each status code means something', zh: '状态码各有各的意思' },
  holds: {
    en:
      '400, 401, 403, 404, 405, 413, 415, 429 and 5xx are told apart, and error ' +
      'bodies are read.',
    zh:
      '400、401、403、404、405、413、415、429 和 5xx 各按其意处理，' +
      '错误的正文也要读。',
  },
  symptom: {
    en:
      'Everything that goes wrong is “HTTP 500”, or everything is 200 and the monitor ' +
      'stays green. A client takes a 404 for a lost session and starts over, for ever.',
    zh:
      '出什么错都是 500；或者一律 200，监控永远是绿的。' +
      '还有客户端把 404 当成会话丢失，没完没了地重来。',
  },
  cause: {
    en:
      'Proxies, monitors and clients act on the status alone, and the protocol gives ' +
      'some of them a meaning of its own: 404 with -32601 says “modern, no such ' +
      'method”, in the legacy era 404 says “session gone”. A client that stops at the ' +
      'status misses the error that stands in the body.',
    zh:
      '代理、监控和客户端都只看状态码行事，而协议又给其中一些赋予了特定含义：' +
      '404 加 -32601 是「新一代服务端，没有这个方法」；在旧一代，404 则是「会话没了」。' +
      '只看状态码的客户端，会错过写在正文里的错误。',
  },
  references,
  hints: [
    {
      en:
        'Send what nobody would send: half a JSON text, a list, a GET, text/plain, an ' +
        'unknown method in either era. Write down status, code and id of each answer.',
      zh:
        '把没人会发的都发一遍：半截 JSON、数组、GET、text/plain、' +
        '两代各一个未知方法。把每个响应的状态码、错误码和 id 记下来。',
    },
    {
      en:
        'What is refused before it is understood has a status of 4xx and no id. What the ' +
        'protocol answers has the id, and in the legacy era always 200. The client ' +
        'reads the body first and looks at the status only if that is no JSON-RPC.',
      zh:
        '还没读懂就拒绝的，用 4xx，不带 id。协议层面的回答带 id，旧一代一律 200。' +
        '客户端先读正文，正文不是 JSON-RPC 才看状态码。',
    },
    lastRung(id, references, {
      en: 'Whatever cannot be answered throws `Refused` with its status.',
      zh: '凡是无法回答的，都带着各自的状态码抛出 `Refused`。',
    }),
  ],
  checks: {
    unreadable: {
      title: {
        en: 'server: bodies that are no message',
        zh: '服务端：不是消息的请求体',
      },
      expected: {
        en:
          'No JSON is 400 with -32700, another type 415, a list and other shapes 400 ' +
          'with -32600, and no error carries an id that nobody could read.',
        zh:
          '不是 JSON：400 和 -32700；类型不对：415；数组等其他形状：400 和 -32600；' +
          '读不出 id 的，错误里就没有 id。',
      },
    },
    'wrong-way': {
      title: {
        en: 'server: other methods of HTTP, and another path',
        zh: '服务端：其他 HTTP 方法，以及别的路径',
      },
      expected: {
        en: 'GET and DELETE get 405 with `Allow: POST`, another path 404.',
        zh: 'GET 和 DELETE 得到 405 和 `Allow: POST`，别的路径 404。',
      },
    },
    'by-era': {
      title: {
        en: 'server: requests it reads and refuses, and notifications',
        zh: '服务端：看得懂但不能接受的请求，以及通知',
      },
      expected: {
        en:
          'Modern: 404 with -32601, 400 with -32602 and with -32022, each with the id; ' +
          'legacy: 200 with -32601; a notification: 202 and nothing else.',
        zh:
          '新一代：404 配 -32601，400 配 -32602 或 -32022，都带 id；' +
          '旧一代：200 配 -32601；通知：202，没有正文。',
      },
    },
    redirects: {
      title: {
        en: 'client: redirects on the same origin',
        zh: '客户端：同源的重定向',
      },
      expected: {
        en:
          '307 and 308 are followed with method and body; 301, 302 and 303 are ' +
          '`RedirectRefused`, and name the place.',
        zh:
          '307 和 308 带着方法和正文继续；301、302、303 是 `RedirectRefused`，' +
          '并给出目标地址。',
      },
    },
    'error-body': {
      title: {
        en: 'client: errors with and without a JSON-RPC error in the body',
        zh: '客户端：正文里有或没有 JSON-RPC 错误的失败',
      },
      expected: {
        en:
          'With one it is an `RpcError` whatever the status, without one an ' +
          '`HttpError` with the status and the beginning of the body.',
        zh:
          '有，不管状态码是什么都是 `RpcError`；没有，就是 `HttpError`，' +
          '带上状态码和正文开头。',
      },
    },
  },
} as const satisfies Pitfall
