/** Everything a learner reads about the pitfall empty-section. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'empty-section'
const references = ['solutions/02-multi-server/zero-sdk/src/parse.ts'] as const

export const emptySection = {
  id,
  stage: '02',
  level: 'should',
  failure: 'R8',
  breaks: false,
  title: { en: 'Empty is not missing', zh: '空的，不等于没有' },
  holds: {
    en: '`{}` adds nothing; `null` or `[]` is an error that names the file.',
    zh: '`{}` 什么也不增加；`null` 或 `[]` 是错误，并指明是哪个文件。',
  },
  symptom: {
    en:
      'A script wrote `null` where the servers stood. The host starts without an ' +
      'error, and without them.',
    zh:
      '原来写服务端的地方，被脚本写成了 `null`。宿主照常启动，没有报错，' +
      '也没有那些服务端。',
  },
  cause: {
    en:
      '`value ?? {}` makes an empty section out of `null`, and `Object.keys` finds ' +
      'nothing in a list that is empty. So a section that says nothing and one ' +
      'that somebody got wrong look the same.',
    zh:
      '`value ?? {}` 把 `null` 变成空的一节，' +
      '`Object.keys` 在空列表里也什么都找不到。于是本来就没内容的，和有人写错了的，' +
      '看上去一模一样。',
  },
  references,
  hints: [
    {
      en:
        'Load the section as `{}`, as `null` and as `[]`, and compare the three ' +
        'results, problems included.',
      zh:
        '把这一节写成 `{}`、`null` 和 `[]` 各加载一遍，对比三个结果，' +
        '连问题列表一起比。',
    },
    {
      en:
        'Look at the type before the content, and remember that a list and `null` ' +
        'are objects to `typeof`. A default is for what is not there, never for ' +
        'what is wrong.',
      zh:
        '先看类型，再看内容；别忘了对 `typeof` 来说，列表和 `null` 都是对象。' +
        '默认值是给没写的用的，写错的不能拿它遮过去。',
    },
    lastRung(id, references, {
      en:
        'One check tells an object from a list and from `null`; what it refuses ' +
        "becomes a problem with the file's name.",
      zh: '一个判断把对象和列表、`null` 分开；它不认的，报成带文件名的问题。',
    }),
  ],
  checks: {
    'empty-object': {
      title: { en: 'config: an empty section', zh: '配置：空的一节' },
      expected: {
        en: 'It adds no server, and it is no problem.',
        zh: '不增加服务端，也不算问题。',
      },
    },
    'null-or-list': {
      title: {
        en: 'config: null, a list or a string for a section',
        zh: '配置：这一节是 null、列表或字符串',
      },
      expected: {
        en: 'Each is a problem that names its file, and the other files load.',
        zh: '各报一个问题，指明文件，其他文件照常加载。',
      },
    },
  },
} as const satisfies Pitfall
