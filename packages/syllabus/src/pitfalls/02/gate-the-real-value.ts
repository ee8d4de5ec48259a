/** Everything a learner reads about the pitfall gate-the-real-value. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'gate-the-real-value'
const references = ['solutions/02-multi-server/zero-sdk/src/config.ts'] as const

export const gateTheRealValue = {
  id,
  stage: '02',
  level: 'should',
  breaks: false,
  title: { en: 'Check the thing you connect', zh: '查的和连的，得是同一个' },
  holds: {
    en: 'Policy sees the expanded object, and that very object is connected.',
    zh: '策略看到的是展开后的对象，拿去连接的也正是这个对象。',
  },
  symptom: {
    en:
      'A forbidden host is contacted all the same: the rule was compared with the ' +
      'name of a variable. Or what runs is not what was approved, because a ' +
      'variable changed in between.',
    zh:
      '禁掉的主机照样连了过去：规则比对的是变量的写法，不是它的值。' +
      '或者跑起来的不是批准的那个，因为中间有个变量变了。',
  },
  cause: {
    en:
      'A check is good for the value it saw. If it saw the template, or if the ' +
      'template is expanded once more afterwards, nobody has checked what is used. ' +
      'And a gate that fails has not said yes.',
    zh:
      '查的是哪个值，结论就只对哪个值有效。查的是模板，或者查完又展开一遍，' +
      '真正用上的值就没人查过。闸门自己出了错，也不等于同意。',
  },
  references,
  hints: [
    {
      en:
        'Follow one entry from its file to `open`. How many objects are made of it ' +
        'on the way, and which one does the gate get?',
      zh:
        '跟着一个条目从文件走到 `open`。一路上由它造出了几个对象，' +
        '闸门拿到的是哪一个？',
    },
    {
      en:
        'After `loadConfig` there is nothing left to expand, only to hand on. The ' +
        'gate has one way to say yes; everything else it may do means no.',
      zh:
        '`loadConfig` 之后没有什么要展开的了，只管往下传。' +
        '闸门表示同意的方式只有一种，其他任何表现都算不同意。',
    },
    lastRung(id, references, {
      en:
        'The expanded config is frozen, so the gate and `open` cannot but get the ' +
        'same; the manager takes only `true` for a yes.',
      zh:
        '展开后的配置是冻结的，闸门和 `open` 拿到的只能是同一份；' +
        '管理器只把 `true` 当作同意。',
    }),
  ],
  checks: {
    'sees-expanded': {
      title: { en: 'manager: what the gate is shown', zh: '管理器：闸门看到的是什么' },
      expected: {
        en: 'The gate is given the config with its variables expanded.',
        zh: '闸门拿到的配置，变量已经展开。',
      },
    },
    'same-value': {
      title: {
        en: 'manager: a value that itself looks like a variable',
        zh: '管理器：值本身长得像变量',
      },
      expected: {
        en:
          'The process gets literally what the gate saw, even if the environment ' +
          'has changed since.',
        zh: '进程拿到的和闸门看到的一字不差，之后环境变量变了也一样。',
      },
    },
    'closed-by-default': {
      title: {
        en: 'manager: a gate that throws, rejects or says nothing',
        zh: '管理器：闸门抛错、reject 或没有返回值',
      },
      expected: {
        en: 'The entry is `refused`, and nothing is spawned.',
        zh: '条目为 `refused`，什么都没有启动。',
      },
    },
  },
} as const satisfies Pitfall
