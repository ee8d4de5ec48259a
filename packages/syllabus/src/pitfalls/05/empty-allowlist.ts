/** Everything a learner reads about the pitfall empty-allowlist. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'empty-allowlist'
const references = ['solutions/05-security/zero-sdk/src/policy-file.ts'] as const

export const emptyAllowlist = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R8',
  breaks: true,
  title: { en: 'Forbid everything, allow everything', zh: '本想全禁，结果全放' },
  holds: {
    en:
      'Absent, empty and filled differ in every list of the policy, and each has ' +
      'its own test.',
    zh: '策略里的每个列表，没写、写了空的、写了内容，各是各的意思，各有各的测试。',
  },
  symptom: {
    en:
      'An administrator writes `"allow": []` to lock everything, and every server ' +
      'starts. Or a list has a typo in its name, and for months nothing is denied.',
    zh:
      '管理员写下 `"allow": []`，想把一切都锁上，结果所有服务端照常启动。' +
      '或者列表名拼错了一个字母，几个月里什么都没拦住。',
  },
  cause: {
    en:
      'A test for length takes an empty list for no list. And a file that is ' +
      'half understood is applied by halves: what was lost may be the rule that ' +
      'was to forbid something.',
    zh:
      '判断长度的写法把空列表当成没有列表。文件只看懂一半，就只执行一半：' +
      '丢掉的那条，说不定正是用来禁止的。',
  },
  experiment: {
    en:
      'In `break/empty-allowlist.ts`, write `isAllowed(allow, name)` as most people ' +
      'write it first: `allow?.length` in the condition. The harness passes a list ' +
      'with one name, and then one with none. It is worth it because every test ' +
      'with a name in the list is green.',
    zh:
      '在 `break/empty-allowlist.ts` 里，照多数人的第一反应写 ' +
      '`isAllowed(allow, name)`：条件里用 `allow?.length`。' +
      '测试框架先给一个有名字的列表，再给一个空的。这个破坏实验值得做：' +
      '只要列表里有名字，测试全是绿的。',
  },
  references,
  hints: [
    {
      en:
        'Make a table: no list, `null`, an empty one, one with a name, one with an ' +
        'empty name, a string. What should each let in, and what does yours?',
      zh:
        '列一张表：没有列表、`null`、空列表、有一个名字、有一个空名字、' +
        '一个字符串。各该放行谁，你的代码又放行了谁？',
    },
    {
      en:
        'Only `undefined` is "no limit". Look at the types of the file once, before ' +
        'any decision: sections, keys, lists, rules. If something there is not what ' +
        'you know, the answer to every question is no, until a person has looked.',
      zh:
        '只有 `undefined` 才是「不限制」。做决定之前，先把文件的类型从头查一遍：' +
        '小节、键、列表、规则。只要有一处不认识，所有问题的答案都是不行，' +
        '直到有人来看过。',
    },
    lastRung(id, references, {
      en:
        'A table of the lists there are checks every value; one problem gives a ' +
        'policy that is `closed`.',
      zh: '一张列表的表逐个检查每个值；只要有一个问题，得到的策略就是 `closed`。',
    }),
  ],
  checks: {
    'tools-table': {
      title: {
        en: 'policy: six ways to write tools.allow, two of deny',
        zh: '策略：tools.allow 的六种写法，deny 的两种',
      },
      expected: {
        en:
          'Absent lets in both tools, empty neither, filled the one it names; a ' +
          'faulty one is a problem and lets in nobody.',
        zh:
          '没写放行两个工具，空的一个也不放，写了谁放谁；写错的要报问题，' +
          '谁也不放。',
      },
    },
    'servers-table': {
      title: {
        en: 'policy: six ways to write servers.allow, two of deny',
        zh: '策略：servers.allow 的六种写法，deny 的两种',
      },
      expected: {
        en: 'The answers are the same as for tools, server by server.',
        zh: '和工具一样，逐个服务端得出同样的答案。',
      },
    },
    'ask-and-deny': {
      title: {
        en: 'policy: ask and deny absent, empty and filled',
        zh: '策略：ask 和 deny 没写、空的、有内容',
      },
      expected: {
        en: 'Absent and empty ask and forbid nothing, filled what they name.',
        zh: '没写和空的，什么也不问、什么也不禁；有内容的只管它写的。',
      },
    },
    'fault-closes': {
      title: {
        en: 'policy: broken files, unknown keys, wrong types',
        zh: '策略：坏文件、不认识的键、类型不对',
      },
      expected: {
        en:
          'There is a problem with file and key, and even what the file does not ' +
          'mention is denied.',
        zh: '报出的问题带着文件和键，连文件里没提到的也一律禁止。',
      },
    },
    'nobody-starts': {
      title: {
        en: 'policy: an empty servers.allow as the gate of the manager',
        zh: '策略：空的 servers.allow 当管理器的闸门',
      },
      expected: {
        en: 'Connecting, listing and looking at the status open no server at all.',
        zh: '连接、列工具、看状态，一个服务端都不会打开。',
      },
    },
  },
} as const satisfies Pitfall
