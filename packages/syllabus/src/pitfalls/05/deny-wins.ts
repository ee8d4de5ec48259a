/** Everything a learner reads about the pitfall deny-wins. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'deny-wins'
const references = ['solutions/05-security/zero-sdk/src/policy.ts'] as const

export const denyWins = {
  id,
  stage: '05',
  level: 'must',
  breaks: false,
  title: { en: 'Deny beats allow', zh: '禁止压过允许' },
  holds: {
    en: 'A deny wins over an allow, in every order and spelling.',
    zh: '不管什么顺序、怎么拼写，禁止都压过允许。',
  },
  symptom: {
    en:
      'The server is on the deny list and runs, because it is on the allow list as ' +
      'well. Or its host is denied, and somebody wrote it in capitals, with a port, ' +
      'or with a dot at the end.',
    zh:
      '服务端明明在禁止名单里，还是跑了，因为它也在允许名单里。' +
      '或者主机禁了，有人换成大写、加上端口，或者末尾多写一个点，就绕过去了。',
  },
  cause: {
    en:
      'The first list that has an answer ends the search, and it was the wrong one. ' +
      'And a spelling that does not match a deny is a way in: what cannot be ' +
      'compared was never forbidden.',
    zh:
      '哪个列表先有答案，查找就停在哪里，而先查的偏偏是放行的那个。' +
      '写法对不上禁止规则，就等于开了门：比不了的，也就没被禁过。',
  },
  references,
  hints: [
    {
      en:
        'Put one tool into all three lists, once by its name and once by a star. Who ' +
        'decides? Then write the same host in five ways.',
      zh:
        '把同一个工具放进三个列表，一次写名字，一次写星号。最后谁说了算？' +
        '再把同一台主机写成五种样子。',
    },
    {
      en:
        'Go from strict to lenient, and let neither the position in the file nor the ' +
        'precision of a rule count. Compare places, not texts, and treat a value that ' +
        'has no one meaning as forbidden. What an entry brings along may spoil an ' +
        'allow, never a deny.',
      zh:
        '从严到宽依次查，文件里的先后和规则的精细程度都不算数。' +
        '比的是去处，不是文本；一个值有歧义，就当作禁止。' +
        '条目里多带的内容可以让放行失效，不能让禁止失效。',
    },
    lastRung(id, references, {
      en: 'Three lists in one order, and the first with a matching rule has the say.',
      zh: '三个列表按固定的次序查，哪个先有匹配的规则，就听哪个。',
    }),
  ],
  checks: {
    tools: {
      title: {
        en: 'policy: one tool in several lists, by name and by star',
        zh: '策略：同一个工具进了几个列表，写名字或星号',
      },
      expected: {
        en: 'Deny beats ask and ask beats allow, in every order of the file.',
        zh: '不管文件里什么次序，禁止压过询问，询问压过放行。',
      },
    },
    servers: {
      title: {
        en: 'policy: one server that is allowed and denied',
        zh: '策略：同一个服务端，又允许又禁止',
      },
      expected: {
        en: 'It is denied, also if it comes with variables or a folder of its own.',
        zh: '禁止，带上自己的变量或目录来也一样。',
      },
    },
    'urls-spelled-otherwise': {
      title: {
        en: 'policy: twelve ways to write a denied URL',
        zh: '策略：被禁 URL 的十二种写法',
      },
      expected: {
        en:
          'All are denied, and so is one that a variable stands for; an innocent ' +
          'URL is not.',
        zh: '全都禁止，变量展开得到的也禁止；无辜的 URL 不受影响。',
      },
    },
    'which-rule': {
      title: {
        en: 'policy: the rule that a decision names',
        zh: '策略：决定里写明的那条规则',
      },
      expected: {
        en:
          'It is the list and the index of the rule that decided, and without one the ' +
          'risk or the list decides, which names no index.',
        zh:
          '写的是起作用的那条规则的列表和下标；没有规则匹配时，' +
          '由风险或列表决定，不写下标。',
      },
    },
    'later-tools': {
      title: {
        en: 'policy: a server adds delete_all after it has connected',
        zh: '策略：服务端连上之后又加了 delete_all',
      },
      expected: {
        en: 'It is denied when it appears, and a tool that has become graver is asked about.',
        zh: '一出现就禁止；风险变重的工具要重新问。',
      },
    },
  },
} as const satisfies Pitfall
