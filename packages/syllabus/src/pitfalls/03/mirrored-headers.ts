/** Everything a learner reads about the pitfall mirrored-headers. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'mirrored-headers'
const references = [
  'solutions/03-remote/zero-sdk/src/header-values.ts',
  'solutions/03-remote/zero-sdk/src/posted.ts',
] as const

export const mirroredHeaders = {
  id,
  stage: '03',
  level: 'must',
  breaks: false,
  title: { en: 'The header repeats the body', zh: '头部要和正文对上' },
  holds: {
    en:
      '`MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name` are sent and compared; a ' +
      'mismatch is 400 with -32020.',
    zh:
      '`MCP-Protocol-Version`、`Mcp-Method`、`Mcp-Name` 都要发，也要比对；' +
      '对不上就是 400 和 -32020。',
  },
  symptom: {
    en:
      'A gateway lets `get_weather` through, and the server runs `delete_all`. Or a ' +
      'tool with an umlaut in an argument fails in fetch, before anything was sent.',
    zh:
      '网关放行的是 `get_weather`，服务端执行的却是 `delete_all`。' +
      '又或者参数里带了汉字，请求还没发出去，fetch 就报错了。',
  },
  cause: {
    en:
      'Proxies route and limit by headers because they do not read bodies; the server ' +
      'does what the body says. Whoever makes the two differ gets past the proxy. And a ' +
      'header holds only ASCII, so some values travel in base64.',
    zh:
      '代理不读正文，按头部路由和限流；服务端做的却是正文说的事。两者不一致，' +
      '就等于绕过了代理。另外，头部只能放 ASCII，有些值要用 base64 传。',
  },
  references,
  hints: [
    {
      en:
        'Send a well-formed `tools/call` with another name in `Mcp-Name`. Then leave ' +
        'the header out. Which of the two does your server run?',
      zh:
        '发一个正常的 `tools/call`，把 `Mcp-Name` 换成别的名字；再把这个头去掉。' +
        '你的服务端执行了哪一个？',
    },
    {
      en:
        'One list of pairs (header, value of the body), used by both sides: the client ' +
        'encodes and sends it, the server decodes and compares. A missing header is a ' +
        'mismatch. `x-mcp-header` in a schema adds pairs to the list.',
      zh:
        '列一张「头部—正文里的值」对照表，两边共用：客户端编码后发送，' +
        '服务端解码后比对。缺了头部也算不一致。schema 里的 `x-mcp-header` ' +
        '会往表里加项。',
    },
    lastRung(id, references, {
      en: '`mirrorsOf` makes the list for both, `checkHeaders` compares it.',
      zh: '`mirrorsOf` 为两边列出对照表，`checkHeaders` 负责比对。',
    }),
  ],
  checks: {
    compared: {
      title: {
        en: 'server: headers that differ from the body, or are missing',
        zh: '服务端：头部与正文不一致，或者缺失',
      },
      expected: {
        en: 'Each gets 400 with -32020 and the id, and no tool runs.',
        zh: '每一种都得到 400、-32020 和原来的 id，工具不执行。',
      },
    },
    decoded: {
      title: {
        en: 'server: names in base64, good and bad',
        zh: '服务端：base64 形式的名字，对的和错的',
      },
      expected: {
        en: 'The decoded name is compared: the same runs, another is 400.',
        zh: '先解码再比对：相同的执行，不同的得到 400。',
      },
    },
    params: {
      title: {
        en: 'server: an argument that its schema wants in a header',
        zh: '服务端：schema 要求放进头部的参数',
      },
      expected: {
        en:
          'It has to be there with the value of the body, and nobody expects it where ' +
          'the argument is absent or null.',
        zh: '头部要有，值与正文相同；参数缺失或为 null 时，不要求头部。',
      },
    },
    sent: {
      title: {
        en: 'client: headers of a listing and of calls with odd values',
        zh: '客户端：列表请求，以及带特殊值的调用的头部',
      },
      expected: {
        en:
          'Each request repeats its body: version, method, name and marked arguments, ' +
          'in base64 where they are no plain ASCII.',
        zh:
          '每个请求的头部都与正文对应：版本、方法、名字和被标记的参数；' +
          '不是普通 ASCII 的用 base64。',
      },
    },
    'bad-annotation': {
      title: {
        en: 'client: tools whose x-mcp-header cannot be followed',
        zh: '客户端：x-mcp-header 无法照办的工具',
      },
      expected: {
        en: 'They are left out of the list, and the others stay.',
        zh: '从列表里去掉，其他工具照旧。',
      },
    },
  },
} as const satisfies Pitfall
