/** Everything a learner reads about the pitfall two-eras. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'two-eras'
const references = [
  'solutions/01-handrolled/zero-sdk/src/negotiate.ts',
  'solutions/01-handrolled/zero-sdk/src/answer.ts',
] as const

export const twoEras = {
  id,
  stage: '01',
  level: 'must',
  failure: 'R11',
  breaks: false,
  title: { en: 'Two eras on the same wire', zh: '同一条线，两代协议' },
  holds: {
    en:
      'The server answers `server/discover` and `initialize`. The client asks the ' +
      'modern way first and falls back on silence or any unrecognised error, never ' +
      'on -32020, -32021 or -32022.',
    zh:
      '服务端既答 `server/discover`，也答 `initialize`。客户端先按新一代发问，' +
      '遇到沉默或任何认不出的错误就回退，唯独 -32020、-32021、-32022 不回退。',
  },
  symptom: {
    en:
      "A client built from last year's tutorial gets nothing but errors from a " +
      'current server. A current client gives up on most servers in the field. Both ' +
      'have green tests.',
    zh:
      '照去年的教程写的客户端，从新服务端那里只收到错误；' +
      '新客户端又和外面的大多数服务端谈不拢。两边自己的测试都是绿的。',
  },
  cause: {
    en:
      'Revision 2026-07-28 has no handshake, and every revision before it begins ' +
      'with one. A document that was right when it was written cannot say which of ' +
      'the two a peer speaks. Only the answers of the peer can.',
    zh:
      '2026-07-28 这一版没有握手，此前的每一版都从握手开始。文档写的时候是对的，' +
      '却说不出对端讲的是哪一代；能说明的只有对端的回答。',
  },
  references,
  hints: [
    {
      en:
        'Read the first three frames against a modern, a legacy and a silent peer. ' +
        'At which frame does your client make up its mind, and on what grounds?',
      zh:
        '分别对着新一代、旧一代和一声不吭的对端，读一读最前面的三帧。' +
        '客户端是在哪一帧拿定主意的，凭的是什么？',
    },
    {
      en:
        'Old servers reply with whatever error they like, or with none, so no single ' +
        'code means old. Three codes exist in the modern era only, so each of them ' +
        'means new. After `initialize` the old rules hold for as long as the process ' +
        'lives, and the server may ask questions too.',
      zh:
        '旧服务端爱报什么错就报什么错，也可能不报，所以没有哪个错误码等于「旧」。' +
        '有三个错误码只有新一代才有，见到任何一个都等于「新」。`initialize` 之后，' +
        '旧规矩一直管到进程结束，服务端也可以反过来提问。',
    },
    lastRung(id, references, {
      en:
        'The client takes silence and unknown errors for the old era and lets the ' +
        'three codes through; the server decides for each request which era it ' +
        'belongs to.',
      zh:
        '客户端把沉默和未知的错误当作旧一代，那三个错误码则原样抛出；' +
        '服务端对每个请求分别判断它属于哪一代。',
    }),
  ],
  checks: {
    'server-discover': {
      title: { en: 'server: server/discover', zh: '服务端：server/discover' },
      expected: {
        en:
          'The result has 2026-07-28 in `supportedVersions`, and ' +
          '`capabilities.tools`, `resultType`, `ttlMs` and `cacheScope`.',
        zh:
          '结果的 `supportedVersions` 里有 2026-07-28，另有 `capabilities.tools`、' +
          '`resultType`、`ttlMs` 和 `cacheScope`。',
      },
    },
    'server-legacy': {
      title: {
        en: 'server: initialize, then ping, list and call',
        zh: '服务端：initialize 之后 ping、列工具、调用',
      },
      expected: {
        en:
          'An unknown revision gets a counter-offer, and no result that follows has ' +
          '`resultType`.',
        zh: '版本不认识就报出自己支持的一个，之后的结果都不带 `resultType`。',
      },
    },
    'server-results': {
      title: {
        en: 'server: what modern results carry',
        zh: '服务端：新一代结果里的字段',
      },
      expected: {
        en:
          'Every result has `resultType`, and the list has `ttlMs`, `cacheScope` and ' +
          'the same order each time.',
        zh:
          '每个结果都有 `resultType`，列表另有 `ttlMs` 和 `cacheScope`，' +
          '而且每次顺序相同。',
      },
    },
    'modern-first': {
      title: { en: 'client: a modern server', zh: '客户端：对面是新一代服务端' },
      expected: {
        en: 'The first frame is `server/discover`, and `initialize` never appears.',
        zh: '第一帧是 `server/discover`，`initialize` 始终不出现。',
      },
    },
    'falls-back': {
      title: {
        en: 'client: an unrecognised error to server/discover',
        zh: '客户端：server/discover 换来认不出的错误',
      },
      expected: {
        en:
          'Whatever the code, `initialize` follows, and `notifications/initialized` ' +
          'before anything else.',
        zh:
          '不管错误码是什么，接着是 `initialize`，再接着是 ' +
          '`notifications/initialized`，中间没有别的。',
      },
    },
    'silence-falls-back': {
      title: {
        en: 'client: no answer to server/discover',
        zh: '客户端：server/discover 没有回音',
      },
      expected: {
        en: '`initialize` follows after `probeTimeoutMs`, and calls work.',
        zh: '过了 `probeTimeoutMs` 就发 `initialize`，调用照常工作。',
      },
    },
    'modern-error-is-final': {
      title: {
        en: 'client: -32020, -32021 and -32022',
        zh: '客户端：-32020、-32021 与 -32022',
      },
      expected: {
        en: '`connect` rejects, and `initialize` never appears on the wire.',
        zh: '`connect` 失败，线上始终不出现 `initialize`。',
      },
    },
    'no-mutual': {
      title: {
        en: 'client: a counter-offer it does not know',
        zh: '客户端：对端报出的版本，自己不认识',
      },
      expected: {
        en: '`connect` rejects with `VersionMismatch`.',
        zh: '`connect` 以 `VersionMismatch` 失败。',
      },
    },
    'server-requests': {
      title: {
        en: 'client: requests that come from the server',
        zh: '客户端：服务端发来的请求',
      },
      expected: {
        en:
          'A legacy `ping` gets an empty result and an unknown method -32601; a ' +
          'modern client answers neither.',
        zh:
          '旧一代的 `ping` 得到空结果，不认识的方法得到 -32601；' +
          '新一代客户端两个都不回。',
      },
    },
  },
} as const satisfies Pitfall
