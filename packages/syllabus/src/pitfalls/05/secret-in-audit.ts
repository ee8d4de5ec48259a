/** Everything a learner reads about the pitfall secret-in-audit. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'secret-in-audit'
const references = [
  'solutions/05-security/zero-sdk/src/audit.ts',
  'solutions/05-security/zero-sdk/src/redaction.ts',
] as const

export const secretInAudit = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'The audit trail keeps the secret', zh: '审计记录也会泄密' },
  holds: {
    en:
      'A record has identity, action, time, context, decision and result, and no ' +
      'secret.',
    zh: '每条记录有身份、动作、时间、上下文、决定和结果，没有密钥。',
  },
  symptom: {
    en:
      'After an incident the audit trail goes to five people, and with it the token ' +
      'that the tool was called with. In another host the trail is clean, because ' +
      'the arguments are missing.',
    zh:
      '出事之后，审计记录发给了五个人，调用工具用的 token 也跟着发了出去。' +
      '另一个宿主的记录倒是干净，因为参数根本没记。',
  },
  cause: {
    en:
      'What makes a record useful also makes it dangerous: the arguments and ' +
      'results are in it. Secrets stand under names, in lists, deep inside, and in ' +
      'the middle of sentences, and a look at the top level finds only the first ' +
      'kind. Whoever leaves everything out instead has a trail that answers no ' +
      'question.',
    zh:
      '记录有用和危险，出在同一处：参数和结果都在里面。密钥可能在某个名字下面，' +
      '在列表里，在很深的地方，也可能夹在句子中间，只看最上面一层，' +
      '找得到的只有第一种。干脆全都不记，记录就什么也回答不了。',
  },
  references,
  hints: [
    {
      en:
        'Call a tool with a password in an object in a list, and with a token ' +
        'inside a sentence; search the line for both.',
      zh:
        '调用工具时，把密码放进列表里的对象，把 token 写在一句话中间；' +
        '然后在那一行里搜这两个。',
    },
    {
      en:
        'Walk the whole value, names before texts. Split a name into its words ' +
        'before you judge it: `apiKey` and `x-api-key` have two in common. Issuers ' +
        'give tokens their prefixes so that they can be found.',
      zh:
        '整个值走一遍，先看名字，再看文本。判断名字之前先拆成单词：' +
        '`apiKey` 和 `x-api-key` 有两个词相同。签发方给 token 加前缀，' +
        '就是为了让人认得出来。',
    },
    lastRung(id, references, {
      en:
        'Names decide first, then a short list of known forms, then long words that ' +
        'nobody would say; all else stays.',
      zh: '先看名字，再看几种已知的形式，最后看没人会说的长词；别的都留着。',
    }),
  ],
  checks: {
    'one-line': {
      title: {
        en: 'signals: one record, with a line break in its result',
        zh: '信号：一条记录，结果里有换行',
      },
      expected: {
        en: 'One line of JSON has every member and the time of the clock.',
        zh: '一行 JSON，各个成员都在，还有时钟的时间。',
      },
    },
    'by-name': {
      title: {
        en: 'signals: secrets under their names, at any depth',
        zh: '信号：各种名字下的密钥，多深都有',
      },
      expected: {
        en: 'None of them is in the line, whatever the spelling or the place.',
        zh: '不管怎么拼、放在哪里，行里都没有。',
      },
    },
    'by-looks': {
      title: {
        en: 'signals: tokens in ordinary texts',
        zh: '信号：普通文本里的 token',
      },
      expected: {
        en: 'The tokens are gone from arguments, results and context.',
        zh: '参数、结果和上下文里都不再有 token。',
      },
    },
    'rest-stays': {
      title: {
        en: 'signals: a record with little or nothing to hide',
        zh: '信号：没什么要藏的记录，或者只有一点要藏',
      },
      expected: {
        en: 'Whatever is no secret is written as it was.',
        zh: '不是密钥的，都照原样写下来。',
      },
    },
  },
} as const satisfies Pitfall
