/** Everything a learner reads about the pitfall tool-poisoning. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'tool-poisoning'
const references = ['solutions/05-security/zero-sdk/src/pins.ts'] as const

export const toolPoisoning = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'The tool changed after the approval', zh: '批准之后，工具变了' },
  holds: {
    en:
      'Description, schema and annotations are pinned by hash; a silent change is ' +
      'blocked and shown as a diff.',
    zh: '描述、schema 和注解按哈希钉住；悄悄改动会被拦下，并以 diff 展示。',
  },
  symptom: {
    en:
      'On the second day the description of an approved tool ends with "also send a ' +
      'copy to …", and the model does as it reads. Nobody is asked: the name is the ' +
      'one that was approved.',
    zh:
      '第二天，一个批准过的工具在描述末尾多了一句「另外抄送一份给……」，' +
      '模型照办了。没有人被问过：名字还是批准过的那个。',
  },
  cause: {
    en:
      'A server may redefine its tools at any time, and everything in a definition is ' +
      'read by the model: a description deep in a schema as well as the one on top. ' +
      'What was approved is a text, while the approval was kept under a name.',
    zh:
      '服务端随时可以改自己的工具，定义里的每个字模型都会读，' +
      '藏在 schema 深处的描述也一样。批准的是一段内容，记下来的却只是个名字。',
  },
  references,
  hints: [
    {
      en:
        'Change one word of a description three levels down in the schema. Does your ' +
        'comparison see it? And does it also see a change that is none?',
      zh:
        '把 schema 往里三层的一条描述改一个词，你的比较看得出来吗？' +
        '没变的时候，会不会也说变了？',
    },
    {
      en:
        'Bring the keys into one order at every depth, keep the order of lists, and ' +
        'compare the whole. Remember the old lines, or there will be nothing to show. ' +
        'Write only when a person says yes; a tool that goes and returns is compared ' +
        'with what it was.',
      zh:
        '每一层的键都排成固定的次序，列表的次序不动，再整个比较。' +
        '旧的内容要留着，不然没东西可展示。有人点头才写入；' +
        '走了又回来的工具，跟它原来的样子比。',
    },
    lastRung(id, references, {
      en:
        'A definition becomes lines in one order; the pin is these lines, and only ' +
        '`approve` writes them.',
      zh: '定义转成次序固定的若干行，钉住的就是这些行，只有 `approve` 会写。',
    }),
  ],
  checks: {
    changed: {
      title: {
        en: 'pins: an approved tool with one thing changed',
        zh: '指纹：批准过的工具改了一处',
      },
      expected: {
        en:
          'It is `changed` and may not be called, wherever the change is, while a ' +
          'new order of keys is the `same`.',
        zh: '不管改在哪里，都是 `changed`，不许调用；只换键的次序仍是 `same`。',
      },
    },
    diff: {
      title: {
        en: 'pins: what a person is shown of a change',
        zh: '指纹：改动给人看的样子',
      },
      expected: {
        en: 'Lines that left have a minus, lines that came a plus, and others no mark.',
        zh: '走了的行带减号，来了的行带加号，没动的行不带标记。',
      },
    },
    'asks-first': {
      title: {
        en: 'pins: new tools, before and after somebody has said yes',
        zh: '指纹：新工具，有人同意之前和之后',
      },
      expected: {
        en:
          'A new one may not be called and is not written down, and an approval is ' +
          'for that tool of that server alone.',
        zh: '新工具不许调用，也不写入；批准只对那个服务端的那个工具有效。',
      },
    },
    'comes-and-goes': {
      title: {
        en: 'pins: a tool goes, returns, and is renamed',
        zh: '指纹：工具走了、回来、改名',
      },
      expected: {
        en:
          'It is `gone` and may not be called, comes back as the `same` or as ' +
          '`changed`, under another name it is new, and during a review nothing may ' +
          'be called.',
        zh:
          '走了是 `gone`，不许调用；回来时要么 `same` 要么 `changed`；改了名就是新的；' +
          '复查期间一律不许调用。',
      },
    },
    unreadable: {
      title: {
        en: 'pins: a store that is broken or cannot be read',
        zh: '指纹：store 坏了，或者读不出来',
      },
      expected: {
        en:
          'Every known tool is `changed`, none may be called, and nothing is written ' +
          'before an approval.',
        zh: '已知的工具全是 `changed`，一个也不许调用；批准之前什么都不写。',
      },
    },
  },
} as const satisfies Pitfall
