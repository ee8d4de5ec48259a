/** Everything a learner reads about the pitfall approval-pending. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'approval-pending'
const references = ['solutions/05-security/zero-sdk/src/approval.ts'] as const

export const approvalPending = {
  id,
  stage: '05',
  level: 'must',
  breaks: false,
  title: { en: 'A repository cannot approve itself', zh: '仓库不能自己批准自己' },
  holds: {
    en:
      'Project servers wait uncontacted; rejection wins; changed configuration asks ' +
      'again; with nobody to ask, the answer is no.',
    zh:
      '项目里的服务端在批准之前连都不连；拒绝优先；配置变了要重新问；没人可问，' +
      '就当不批准。',
  },
  symptom: {
    en:
      'You open a repository, and its command runs: the host only wanted to see which ' +
      'tools it has. Or you approved a formatter last week, and today the same name ' +
      'starts something else.',
    zh:
      '打开一个仓库，它的命令就跑了：宿主只是想看看它有哪些工具。' +
      '或者上周批准的是个格式化工具，今天同一个名字启动的却是别的东西。',
  },
  cause: {
    en:
      'A project file is written by whoever wrote the repository, and to connect to a ' +
      'server is to run it. An approval that is kept under the name says nothing about ' +
      'what the name stands for tomorrow. In a pipeline there is nobody to ask, which ' +
      'is no answer.',
    zh:
      '项目里的配置出自写仓库的人，而连接一个服务端就等于运行它。' +
      '按名字存的批准，管不了这个名字明天代表什么。流水线里没人可问，' +
      '没人问不等于同意。',
  },
  references,
  hints: [
    {
      en:
        'Follow every way in your host that leads to `open`: listing, status, connect, ' +
        'a run without a terminal. Which of them passes the gate?',
      zh:
        '把宿主里通向 `open` 的路都走一遍：列工具、看状态、连接、没有终端的运行。' +
        '哪些经过了闸门？',
    },
    {
      en:
        'Keep for each project and name a hash of what was approved, over everything ' +
        'that decides what runs and with which secrets. Let "no" stand beside it and ' +
        'be looked at first. A store that makes no sense has nothing to say, and an ' +
        'unknown state is `pending`.',
      zh:
        '按项目和名字，存下批准内容的哈希；凡是决定跑什么、带什么机密的都算进去。' +
        '拒绝另外记，而且先看。读不懂的 store 等于什么都没说，状态不明就是 `pending`。',
    },
    lastRung(id, references, {
      en:
        'One answer for each name and project: the signature that was approved, and ' +
        'whether the name was rejected.',
      zh: '每个项目的每个名字存一条：批准过的签名，以及这个名字是否被拒绝过。',
    }),
  ],
  checks: {
    uncontacted: {
      title: {
        en: 'approvals: a pending project server behind the gate',
        zh: '批准：闸门后面，一个还没批准的项目服务端',
      },
      expected: {
        en:
          'No process starts by connecting, listing or calling, interactive or not; ' +
          'once it is approved, it does.',
        zh: '连接、列工具、调用都不会启动进程，交互与否都一样；批准之后才启动。',
      },
    },
    definition: {
      title: {
        en: 'approvals: the approved entry with changes, run by run',
        zh: '批准：批准过的条目，一次次改动后再运行',
      },
      expected: {
        en:
          'Another argument, variable, folder, header, name or project asks again, ' +
          'another order of keys does not.',
        zh: '参数、变量、目录、header、名字、项目变了都要重新问，只换键的次序不用。',
      },
    },
    'rejected-wins': {
      title: {
        en: 'approvals: a name that was rejected, and approved',
        zh: '批准：一个名字拒绝过，又批准过',
      },
      expected: {
        en:
          'It stays rejected in every order and with every definition, until it is ' +
          'forgotten.',
        zh: '不管先后、不管定义怎么变，都是拒绝，直到忘掉它为止。',
      },
    },
    unreadable: {
      title: {
        en: 'approvals: a store that is broken or cannot be read',
        zh: '批准：store 坏了，或者读不出来',
      },
      expected: {
        en: 'The entry that was approved is pending, and the gate says no.',
        zh: '批准过的条目变回待批准，闸门不放行。',
      },
    },
    'in-the-store': {
      title: {
        en: 'approvals: several answers in one store, and what it holds',
        zh: '批准：一个 store 里的几条答复，以及里面存了什么',
      },
      expected: {
        en:
          'None is lost, odd names have no answer of their own, and no value of a ' +
          'variable or header is there.',
        zh: '一条都不丢，古怪的名字不会凭空有答复，变量和 header 的值都不在里面。',
      },
    },
  },
} as const satisfies Pitfall
