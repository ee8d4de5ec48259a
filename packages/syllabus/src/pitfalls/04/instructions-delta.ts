/** Everything a learner reads about the pitfall instructions-delta. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'instructions-delta'
const references = ['solutions/04-token/zero-sdk/src/instructions.ts'] as const

export const instructionsDelta = {
  id,
  stage: '04',
  level: 'must',
  breaks: false,
  title: { en: 'Say it once', zh: '说一遍就够' },
  holds: {
    en:
      'Each server is announced once, and so is its removal; a cleared ' +
      'conversation starts again; the system prompt never changes.',
    zh:
      '每个服务端只宣布一次，移除也宣布；对话清空后重新来过；' +
      'system prompt 始终不变。',
  },
  symptom: {
    en:
      'A slow server connects in the third turn, and the cache of the whole ' +
      'conversation is lost. After a compaction the model has forgotten how the ' +
      'servers want to be used.',
    zh:
      '有个慢的服务端到第三轮才连上，整段对话的缓存就没了。' +
      '对话压缩过一次之后，模型又忘了这些服务端该怎么用。',
  },
  cause: {
    en:
      'The system prompt is the beginning of each request, so writing into it ' +
      'changes everything after it. What has been said is often kept in a set ' +
      'beside the conversation, and such a set does not notice that the messages ' +
      'it stands for are gone.',
    zh:
      'system prompt 是每个请求的开头，往里写东西，后面的就全变了。' +
      '说过什么，常常另用一个集合来记；可对话里的那些消息没了，集合并不知道。',
  },
  references,
  hints: [
    {
      en:
        'Clear the conversation between two turns and look at what your next ' +
        'request says about the servers. Where does your program look up whether ' +
        'it has told the model already?',
      zh:
        '在两轮之间清空对话，看看下一个请求里关于服务端还说了什么。' +
        '你的程序凭什么认定模型已经知道了？',
    },
    {
      en:
        'Keep no state: read it from the messages that are still there. The latest ' +
        'one about a server is what the model believes, so compare with that, not ' +
        'with any earlier one. A tool can print your fence too, so only a message ' +
        'that consists of it has been said by you.',
      zh:
        '不要自己存状态，从还在的消息里读出来。关于某个服务端，' +
        '模型信的是最近那条，要比就跟它比，不是随便哪条旧的。' +
        '你的围栏工具也打印得出来，所以整条消息就是围栏的，才算你说的。',
    },
    lastRung(id, references, {
      en: 'The last words on each server, and what differs from what should be known.',
      zh: '找出关于每个服务端的最后一句话，和该让模型知道的比，只补不同的。',
    }),
  ],
  checks: {
    delta: {
      title: {
        en: 'instructions: servers come, change and go in seven turns',
        zh: '说明：七轮里服务端来了、改口、离开',
      },
      expected: {
        en: 'A message is added in turns 1, 3, 5 and 6, and in no other.',
        zh: '只有第 1、3、5、6 轮追加消息，别的轮次没有。',
      },
    },
    'system-prompt': {
      title: {
        en: 'instructions: the system prompt while servers come and go',
        zh: '说明：服务端来来去去时的 system prompt',
      },
      expected: {
        en: 'It is the text it was created with, byte by byte.',
        zh: '逐字节都是创建时的那段文本。',
      },
    },
    'new-conversation': {
      title: {
        en: 'instructions: cleared, compacted, resumed',
        zh: '说明：清空、压缩、恢复',
      },
      expected: {
        en: 'What was lost is announced again, once, and nothing that is still there.',
        zh: '丢了的重新宣布一次，还在的不再说。',
      },
    },
    'last-word': {
      title: {
        en: 'instructions: changed and changed back, gone and back',
        zh: '说明：改了又改回来，走了又回来',
      },
      expected: {
        en: 'Each turn ends with the model having heard the present state last.',
        zh: '每一轮过后，模型最后听到的都是当前的说法。',
      },
    },
    retold: {
      title: {
        en: 'instructions: a fence quoted by somebody else',
        zh: '说明：围栏被别人引用',
      },
      expected: {
        en: 'Quotes, summaries and nested fences neither announce a server nor end it.',
        zh: '引用、摘要、嵌套的围栏，既不算宣布，也不算移除。',
      },
    },
    'any-order': {
      title: {
        en: 'instructions: many servers in another order',
        zh: '说明：许多服务端，换一种次序',
      },
      expected: {
        en: 'The messages and their order are the same, and one for each server.',
        zh: '消息和次序都不变，每个服务端一条。',
      },
    },
  },
} as const satisfies Pitfall
