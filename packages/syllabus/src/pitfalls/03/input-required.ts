/** Everything a learner reads about the pitfall input-required. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'input-required'
const references = ['solutions/03-remote/zero-sdk/src/rounds.ts'] as const

export const inputRequired = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'The answer is a question', zh: '响应是一个反问' },
  holds: {
    en:
      'Rounds are bounded, `requestState` returns byte for byte under a new id, and ' +
      "nothing is answered without the user's policy.",
    zh:
      '轮数有上限；`requestState` 逐字节原样带回，换新 id；没有用户的策略，' +
      '绝不代答。',
  },
  symptom: {
    en:
      'The tool returns nothing, and no error either. Or it deploys to production, ' +
      "because somebody's code said yes to a question that no user has seen.",
    zh:
      '工具什么也没返回，也没有报错。或者它真的部署到了生产环境，' +
      '因为有段代码替用户答了「是」，而用户根本没见过这个问题。',
  },
  cause: {
    en:
      'A result of the modern era can be `input_required`: not an outcome, but a ' +
      'question to be answered in a new request. Code that reads only `content` ' +
      'takes the question for an empty result, and code that answers by itself has ' +
      "made a decision that was the user's.",
    zh:
      '新一代的结果可以是 `input_required`：不是结局，是一个问题，' +
      '要放到新的请求里回答。只读 `content` 的代码，会把问题当成空的结果；' +
      '自己作答的代码，替用户做了决定。',
  },
  references,
  hints: [
    {
      en:
        'Print the whole result of such a call. What does it say about itself, and ' +
        'which parts of it are addressed to you, to the user, and to the server?',
      zh:
        '把这种调用的结果完整打印出来。它是怎么说明自己的？' +
        '哪些是给你的，哪些给用户，哪些是给服务端自己的？',
    },
    {
      en:
        'The next round is the same call with two more members, and a new id. The ' +
        'state belongs to one round: take it from the last answer or leave it out. ' +
        'Declare that you can answer only if somebody can, and count the rounds.',
      zh:
        '下一轮还是同一个调用，多两个成员，换新 id。状态只属于一轮：' +
        '上一个响应里有就带，没有就不带。真有人能回答，才声明自己能回答；' +
        '轮数要数着。',
    },
    lastRung(id, references, {
      en:
        'A loop of at most ten rounds that asks `answer` and passes `requestState` ' +
        'on without looking into it.',
      zh: '最多十轮的循环：问 `answer`，`requestState` 不看内容，原样传回。',
    }),
  ],
  checks: {
    'no-policy': {
      title: {
        en: 'client: a question, and nobody who may answer',
        zh: '客户端：有问题，但没有人可以回答',
      },
      expected: {
        en:
          '`InputRequired` with the questions, one `tools/call`, and no `elicitation` ' +
          'was declared.',
        zh:
          '`InputRequired`，带着这些问题；`tools/call` 只有一次，' +
          '也没有声明 `elicitation`。',
      },
    },
    policy: {
      title: {
        en: 'client: a question that the policy answers',
        zh: '客户端：由策略回答的问题',
      },
      expected: {
        en:
          'The policy sees server, tool, round and questions; the call goes out again ' +
          'with its answers, the state byte for byte, and a new id.',
        zh:
          '策略能看到服务端、工具、轮次和问题；再次调用时带着它的答案，' +
          '状态逐字节不变，id 是新的。',
      },
    },
    'old-state': {
      title: {
        en: 'client: two questions, the second without a state',
        zh: '客户端：两个问题，第二个没有 requestState',
      },
      expected: {
        en: 'Each round carries what the answer before it had, and nothing older.',
        zh: '每一轮只带前一个响应里有的，更早的不带。',
      },
    },
    declined: {
      title: { en: 'client: the policy says nothing', zh: '客户端：策略不作回答' },
      expected: {
        en: '`InputRequired`, and the server is not asked again.',
        zh: '`InputRequired`，不再去问服务端。',
      },
    },
    'no-end': {
      title: {
        en: 'client: a server that never stops asking',
        zh: '客户端：问个没完的服务端',
      },
      expected: {
        en: '`InputRequired` after at most ten more rounds.',
        zh: '最多再问十轮，之后是 `InputRequired`。',
      },
    },
  },
} as const satisfies Pitfall
