/** Everything a learner reads about the pitfall trusting-hints. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'trusting-hints'
const references = ['solutions/05-security/zero-sdk/src/risk.ts'] as const

export const trustingHints = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R7',
  breaks: true,
  title: { en: 'The tool says that it is harmless', zh: '工具说自己无害' },
  holds: {
    en: 'A hint only ever makes a gate stricter.',
    zh: '注解只会让闸门更严，不会更松。',
  },
  symptom: {
    en:
      'A tool that deletes runs without a question: it says that it only reads. ' +
      'Elsewhere every read is asked about since an update, because the field is ' +
      'now looked up under another name.',
    zh:
      '一个会删东西的工具不问就跑了：它自称只读。另一处，升级之后每次读取都要问，' +
      '因为代码换了个名字去找这个字段。',
  },
  cause: {
    en:
      'Annotations are written by the server, the very one that the gate is to ' +
      'judge. The specification calls them untrusted unless the server is trusted. ' +
      'On the wire their types are whatever was sent, so the text "true" is true to ' +
      'a careless test.',
    zh:
      '注解是服务端写的，而闸门要判断的正是这个服务端。规范说，除非服务端可信，' +
      '否则注解不可信。线上传来什么类型就是什么类型，判断写得马虎，' +
      '文本 "true" 也算真。',
  },
  experiment: {
    en:
      'In `break/trusting-hints.ts`, let `mayRunUnasked(tool)` believe ' +
      '`readOnlyHint`. The harness offers a tool that is called `purge_all` and ' +
      'claims to read. It is worth it because with honest servers nothing ever ' +
      'goes wrong.',
    zh:
      '在 `break/trusting-hints.ts` 里，让 `mayRunUnasked(tool)` 相信 ' +
      '`readOnlyHint`。测试框架给它一个叫 `purge_all`、却自称只读的工具。' +
      '这个破坏实验值得做：服务端都诚实的时候，永远看不出毛病。',
  },
  references,
  hints: [
    {
      en:
        'Who wrote the value that your gate is looking at? Try the text `"true"`, ' +
        'the number 1, and both hints at once.',
      zh: '闸门看的这个值是谁写的？试试文本 `"true"`、数字 1，再试试两个提示同时为真。',
    },
    {
      en:
        'Begin with what the user says, or else with the middle of three. A claim ' +
        'may move the result one way only. The one exception is a server that the ' +
        'user trusts, and only while the user has said nothing about the tool.',
      zh:
        '先看用户怎么说，用户没说就取三档的中间。服务端的说法只能往一个方向推。' +
        '唯一的例外是用户信任的服务端，而且用户对这个工具什么都没说过。',
    },
    lastRung(id, references, {
      en:
        'Destructive is believed from anybody; read only from a trusted server with ' +
        'nothing rated.',
      zh: '谁说有破坏性都信；说只读，只信可信的服务端，而且没有评过级。',
    }),
  ],
  checks: {
    'a-stranger': {
      title: {
        en: 'hints: a server nobody trusts, and all it may claim',
        zh: '提示：不可信的服务端，说什么都有',
      },
      expected: {
        en: 'The risk is `write`, however harmless the tool says it is.',
        zh: '不管工具说自己多无害，风险都是 `write`。',
      },
    },
    'one-we-trust': {
      title: {
        en: 'hints: a trusted server, and hints of every type',
        zh: '提示：可信的服务端，各种类型的提示',
      },
      expected: {
        en: 'The boolean `true` makes it `read`, and nothing else does.',
        zh: '布尔值 `true` 才算 `read`，别的都不算。',
      },
    },
    'stricter-only': {
      title: {
        en: 'hints: what the user rated, against what the tool says',
        zh: '提示：用户评的级，对上工具自己说的',
      },
      expected: {
        en:
          'A rating stays as it is, unless the tool itself says that it destroys, ' +
          'which wins over all.',
        zh: '评级保持不变；工具自己说有破坏性时，以它为准。',
      },
    },
    'wire-to-decision': {
      title: {
        en: 'hints: from the bytes of a list to a decision',
        zh: '提示：从列表的字节一路走到决定',
      },
      expected: {
        en:
          'The reading tool of a trusted server runs, fresh or from a cache, and all ' +
          'others are asked about.',
        zh: '可信服务端的只读工具直接放行，刚列出的和缓存里的都一样，其余都要问。',
      },
    },
  },
} as const satisfies Pitfall
