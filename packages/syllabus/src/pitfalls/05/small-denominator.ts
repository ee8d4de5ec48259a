/** Everything a learner reads about the pitfall small-denominator. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'small-denominator'
const references = [
  'solutions/05-security/zero-sdk/src/breaker.ts',
  'solutions/05-security/zero-sdk/src/circuit.ts',
] as const

export const smallDenominator = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R3',
  breaks: true,
  title: { en: 'Two of two is no rate', zh: '两次错了两次，不算比率' },
  holds: {
    en:
      'Half of at least 10 calls in 60 s, or 5 transport failures in a row, open ' +
      'the breaker of a server and tool for 30 s, doubling to 5 min; one probe ' +
      'closes it. `isError`, 4xx, refusals and cancellations do not count.',
    zh:
      '熔断器按「服务端加工具」计数：60 秒内至少 10 次且一半失败，' +
      '或传输层连续失败 5 次，才打开；先开 30 秒，逐次翻倍到 5 分钟，' +
      '一次探测成功就关闭。`isError`、4xx、拒绝和取消都不算失败。',
  },
  symptom: {
    en:
      'One tool fails twice in the morning, and for the next minutes nobody can ' +
      'call it, although it has long been well again. The log says that 100% of its ' +
      'calls failed, which is true: two of two.',
    zh:
      '某个工具早上失败了两次，接下来几分钟谁也调不动它，其实它早就好了。' +
      '日志写着它的调用 100% 失败，这话没错：两次里错了两次。',
  },
  cause: {
    en:
      'A rate does not say how much it stands on: 2 of 2 and 500 of 500 are both ' +
      '100%. Counting everything that is thrown makes it worse, since a refused ' +
      'argument says nothing about the server. And a breaker that lets everybody ' +
      'try at once when its time is up hits a server that is just getting to its ' +
      'feet.',
    zh:
      '比率不会告诉你它的底子有多厚：2 次里错 2 次，500 次里错 500 次，都是 100%。' +
      '凡是抛出来的都算失败，就更糟，参数被拒绝并不说明服务端有问题。' +
      '到点之后放所有人同时去试，挨打的是刚要爬起来的服务端。',
  },
  experiment: {
    en:
      'In `break/small-denominator.ts`, open as soon as half of the calls have ' +
      'failed, however many there were. The harness records two failures and ' +
      'nothing else, and must find the breaker open. It is worth it because a ' +
      'library in wide use does the same unless it is told otherwise.',
    zh:
      '在 `break/small-denominator.ts` 里，只要一半的调用失败就打开，' +
      '不管一共有几次。测试框架只记两次失败，别的什么也不记，' +
      '必须看到熔断器已经打开。这个破坏实验值得做：有个用得很广的库，' +
      '不另外设置就是这样。',
  },
  references,
  hints: [
    {
      en:
        'After two calls, both of which failed, print how many calls the decision ' +
        'stands on. Then let a call fail because its argument was wrong, and look ' +
        'at the same figure.',
      zh:
        '调用两次，两次都失败，把做出判断时的调用数打印出来。' +
        '再让一次调用因为参数写错而失败，看同一个数字。',
    },
    {
      en:
        'Keep the time of each outcome, not only two counters, or last night still ' +
        'counts. Whether an error says anything about the server is known from its ' +
        'name. Who the probe is has to be settled in the very step that lets it ' +
        'through, else all five are.',
      zh:
        '每个结果都要记时间，不能只有两个计数器，否则昨晚的也算在内。' +
        '一个错误说不说明服务端的问题，看它的名字就知道。谁是探测，' +
        '要在放行的那一步就定下来，不然五个都成了探测。',
    },
    lastRung(id, references, {
      en:
        'Outcomes stand in a window with their times; two rules open, and only the ' +
        'probe, on a limit of its own, closes.',
      zh: '结果连同时间放在窗口里；打开有两条规则，关闭只凭探测，探测另有自己的时限。',
    }),
  ],
  checks: {
    'too-few': {
      title: {
        en: 'breaker: failures among too few calls',
        zh: '熔断：调用太少时的失败',
      },
      expected: {
        en:
          'It stays closed, and so it does when the earlier calls have left the ' +
          'window.',
        zh: '保持关闭；更早的调用移出窗口之后也一样。',
      },
    },
    opens: {
      title: {
        en: 'breaker: half of ten calls, or five in a row',
        zh: '熔断：十次错一半，或者连错五次',
      },
      expected: {
        en:
          'It opens at that very call, refuses the next with `BreakerOpen` and the ' +
          'figures, and leaves every other tool alone.',
        zh: '恰在那一次打开，下一次以 `BreakerOpen` 拒绝并带上数字，别的工具不受影响。',
      },
    },
    'what-counts': {
      title: {
        en: 'breaker: every kind of error, again and again',
        zh: '熔断：每一种错误，反复出现',
      },
      expected: {
        en:
          'It opens for a server that is gone or broken, and for nothing that a ' +
          'working one says.',
        zh: '服务端没了或坏了才打开；正常的服务端说什么，都不会让它打开。',
      },
    },
    'one-probe': {
      title: {
        en: 'breaker: five calls when it is time, and one that hangs',
        zh: '熔断：到点时来了五个调用；有一个卡住',
      },
      expected: {
        en:
          'One reaches the server and the rest are refused; its success clears the ' +
          'figures, and running out of time opens again.',
        zh: '只有一个到达服务端，其余被拒绝；它成功就清零，超时就重新打开。',
      },
    },
    reopens: {
      title: {
        en: 'breaker: probes that fail, one after the other',
        zh: '熔断：探测一次接一次失败',
      },
      expected: {
        en:
          'Each failure doubles the time up to five minutes, a success starts over, ' +
          'and every transition is told.',
        zh: '每失败一次时间翻倍，直到五分钟；成功一次就从头算起；每次转换都有通知。',
      },
    },
  },
} as const satisfies Pitfall
