/** Everything a learner reads about the pitfall id-discipline. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'id-discipline'
const references = ['solutions/01-handrolled/zero-sdk/src/rpc.ts'] as const

export const idDiscipline = {
  id,
  stage: '01',
  level: 'must',
  breaks: false,
  title: { en: 'Only the id ties an answer to its call', zh: '响应归谁，只看 id' },
  holds: {
    en:
      'Ids come back unchanged, type included; 0 and strings are ordinary. A null, ' +
      'mistyped, doubled or late id never hangs, crashes or crosses a call.',
    zh:
      'id 原样返回，类型也不变；0 和字符串都是普通 id。null、类型不符、' +
      '重复或迟到的 id，不会让调用挂起、崩溃或串线。',
  },
  symptom: {
    en:
      'The very first call never returns: its id is 0. Or the answer to 5 comes with ' +
      'the id "5", and the call waits beside it until its timeout.',
    zh:
      '第一个调用就一直不返回，因为它的 id 是 0。或者 5 的响应带着 id "5" 回来，' +
      '调用却守在旁边等到超时。',
  },
  cause: {
    en:
      'JSON-RPC pairs answers with calls by the id and by nothing else, and `0`, ' +
      '`"0"` and `null` are three different things. Truth tests and loose lookups ' +
      'confuse some of them, and dropping what does not match hides it.',
    zh:
      'JSON-RPC 只凭 id 把响应和调用配对，而 `0`、`"0"` 和 `null` 是三样不同的东西。' +
      '真假判断和宽松的查找会把它们弄混，对不上就丢的做法又把问题藏了起来。',
  },
  references,
  hints: [
    {
      en:
        'Go to every place where your code looks at an id: truth tests, `typeof`, ' +
        'keys of a map. Take 0, -1, "0" and null through each.',
      zh:
        '把代码里看 id 的地方都找出来：真假判断、`typeof`、map 的键。拿 0、-1、' +
        '"0" 和 null 各走一遍。',
    },
    {
      en:
        'Ask whether an id is there, not whether it is truthy, and send back the ' +
        'very value that came. An answer that fits no open call is worth counting; ' +
        'and if it fits one but for the type, the right answer will never come.',
      zh:
        '要问的是 id 在不在，而不是它算真还是算假；来的是什么值，回的就是什么值。' +
        '对不上任何在途调用的响应要计数；如果只差在类型上，那么正确的响应不会再来了。',
    },
    lastRung(id, references, {
      en:
        'It looks up the exact id, counts what fits nothing, and rejects the call ' +
        'whose id came back in the wrong type.',
      zh: '按原样的 id 查找，对不上的计数；id 回来时类型不符的，让那个调用失败。',
    }),
  ],
  checks: {
    'server-echo': {
      title: {
        en: 'server: ids 0, negative, and strings',
        zh: '服务端：id 为 0、负数和字符串',
      },
      expected: {
        en: 'Each answer carries the id of its request, with the same value and type.',
        zh: '每条响应都带着请求的 id，值和类型都不变。',
      },
    },
    'client-unique': {
      title: { en: 'client: the ids it puts on the wire', zh: '客户端：发到线上的 id' },
      expected: {
        en: 'Every request has an id of its own, a string or an integer, never null.',
        zh: '每个请求的 id 各不相同，是字符串或整数，从不为 null。',
      },
    },
    'wrong-type': {
      title: { en: 'client: answer "5" to request 5', zh: '客户端：请求 5，响应 "5"' },
      expected: {
        en: 'The call settles before its timeout, and `health` is `degraded`.',
        zh: '调用在超时之前就有结果，`health` 为 `degraded`。',
      },
    },
    'idless-error': {
      title: {
        en: 'client: errors with a null id and with no id',
        zh: '客户端：id 为 null 或没有 id 的错误',
      },
      expected: {
        en: 'Nothing crashes, no call is rejected by them, and later calls work.',
        zh: '没有崩溃，没有调用因此失败，后面的调用照常工作。',
      },
    },
    'duplicate-answer': {
      title: {
        en: 'client: a second answer to the same id',
        zh: '客户端：同一个 id 的第二条响应',
      },
      expected: {
        en: 'The second answer is counted and reaches no other call.',
        zh: '第二条响应只被计数，不会落到别的调用头上。',
      },
    },
    'late-answer': {
      title: {
        en: 'client: an answer after the timeout',
        zh: '客户端：超时之后才到的响应',
      },
      expected: {
        en:
          'The late answer is counted, the next call gets its own, and exactly one ' +
          'cancellation went out.',
        zh: '迟到的响应被计数，下一个调用拿到自己的响应，线上恰好有一条取消通知。',
      },
    },
  },
} as const satisfies Pitfall
