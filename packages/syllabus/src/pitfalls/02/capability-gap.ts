/** Everything a learner reads about the pitfall capability-gap. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'capability-gap'
const references = ['solutions/02-multi-server/zero-sdk/src/member.ts'] as const

export const capabilityGap = {
  id,
  stage: '02',
  level: 'should',
  breaks: false,
  title: { en: 'Asking for what was not offered', zh: '没声明的，别去问' },
  holds: {
    en: 'Nothing is asked of a server that it did not declare.',
    zh: '服务端没有声明的能力，一概不问。',
  },
  symptom: {
    en:
      'The server works in every other host. In yours the connect fails with ' +
      '-32601, for a list that the server never said it had.',
    zh:
      '这个服务端在别的宿主里都能用，到你这里却因为 -32601 连接失败，' +
      '而那个列表它从没说过自己有。',
  },
  cause: {
    en:
      '`capabilities` says what a server can be asked. A host that asks for ' +
      'everything gets an error from every honest server, and if one error ends ' +
      'the connect, what did work is lost with it.',
    zh:
      '`capabilities` 写明了可以向服务端问什么。样样都问的宿主，' +
      '会从每个老实的服务端得到错误；一个错误就中断连接，本来能用的也一起丢了。',
  },
  references,
  hints: [
    {
      en:
        "Read the requests that follow the handshake, and look for each one's " +
        'permission in `capabilities`.',
      zh: '把握手之后的请求读一遍，逐个到 `capabilities` 里找它的依据。',
    },
    {
      en:
        'No key, no question. A listing that was promised and fails costs the ' +
        'tools and nothing else; and a server that ends up with nothing to offer ' +
        'should be noticed.',
      zh:
        '没有这个键，就不要问。答应了却列不出来，丢的只是工具；' +
        '最后什么也拿不出来的服务端，要让人注意到。',
    },
    lastRung(id, references, {
      en: 'Without `capabilities.tools` it asks nothing and reports the gap.',
      zh: '没有 `capabilities.tools` 就什么也不问，并报告这个缺口。',
    }),
  ],
  checks: {
    'no-tools': {
      title: {
        en: 'manager: a server that declares no tools',
        zh: '管理器：没有声明 tools 的服务端',
      },
      expected: {
        en:
          'It is `connected`, no `tools/list` is on the wire, and a `problem` says ' +
          'that it offers nothing.',
        zh:
          '它为 `connected`，线上没有 `tools/list`，' +
          '有一个 `problem` 说明它什么也不提供。',
      },
    },
    'listing-fails': {
      title: {
        en: 'manager: tools/list answers -32601',
        zh: '管理器：tools/list 得到 -32601',
      },
      expected: {
        en:
          'The server is `connected`, or `failed` with a reason, and its ' +
          'neighbours answer.',
        zh: '服务端为 `connected`，或者带着原因的 `failed`，其他的照常响应。',
      },
    },
  },
} as const satisfies Pitfall
