/** Everything a learner reads about the pitfall list-changed-race. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'list-changed-race'
const references = ['solutions/02-multi-server/zero-sdk/src/tool-list.ts'] as const

export const listChangedRace = {
  id,
  stage: '02',
  level: 'should',
  breaks: false,
  title: { en: 'The old list arrives last', zh: '旧列表反而后到' },
  holds: {
    en:
      'A storm of notices becomes few fetches, and an old answer never overwrites ' +
      'a newer list.',
    zh: '一连串变更通知合并成少数几次拉取，旧的响应不会盖掉更新的列表。',
  },
  symptom: {
    en:
      'Two servers and an idle afternoon, and the log has a thousand listings. Or ' +
      'a tool that is gone comes back into the list and stays there.',
    zh:
      '两个服务端，闲了一下午，日志里却有上千次列表请求。' +
      '或者早就删掉的工具又回到列表里，再也不走。',
  },
  cause: {
    en:
      'A fetch for every notice is a storm when notices come in bursts, and a loop ' +
      'when the server sends one after each answer. Two fetches in flight may ' +
      'return in either order, and a notice during a fetch means that its answer ' +
      'may be old already.',
    zh:
      '每条通知拉一次，通知成串地来就是风暴，服务端每次响应之后都发一条就成了循环。' +
      '同时在途的两次拉取，谁先回来说不准；拉取途中来了通知，' +
      '这次的响应就可能已经旧了。',
  },
  references,
  hints: [
    {
      en:
        'Number the notices, the fetches that leave and the answers that come. ' +
        'Which answer was the newest, and which did you keep?',
      zh: '给通知、发出的拉取和回来的响应都编上号。哪个响应最新，你留下的又是哪个？',
    },
    {
      en:
        'A notice only says that the list is out of date. One fetch at a time; if ' +
        'a notice comes meanwhile, one more afterwards, however many came. A ' +
        'server that sends one after every answer is stopped only by a limit over ' +
        'time.',
      zh:
        '通知只说明列表过时了。一次只拉一份；途中又来通知，不管来了几条，' +
        '结束后再拉一次。碰上每次响应之后都发通知的，' +
        '只有限定一段时间内的次数才管用。',
    },
    lastRung(id, references, {
      en:
        'Every notice sets a flag, which is cleared when a fetch starts and not ' +
        'when it ends; each second has room for two fetches.',
      zh: '每条通知都置上标志，标志在拉取开始时清掉，不等到结束；一秒之内最多拉两次。',
    }),
  ],
  checks: {
    storm: {
      title: {
        en: 'manager: a burst of 20 list_changed',
        zh: '管理器：一口气来了 20 条 list_changed',
      },
      expected: {
        en: 'The burst costs at most 2 listings.',
        zh: '这一串最多换来 2 次列表请求。',
      },
    },
    race: {
      title: {
        en: 'manager: list_changed during a listing',
        zh: '管理器：列到一半来了 list_changed',
      },
      expected: {
        en:
          'It lists again, and `tools()` ends with the newest list, whichever ' +
          'answer comes last.',
        zh: '再列一次；不管哪个响应最后到，`tools()` 里都是最新的列表。',
      },
    },
    feedback: {
      title: {
        en: 'manager: a server that notifies after each listing',
        zh: '管理器：每列完一次就发通知的服务端',
      },
      expected: {
        en: 'Listings are far fewer than the calls that are made meanwhile.',
        zh: '列表请求的次数，远少于这段时间里的调用。',
      },
    },
    delta: {
      title: {
        en: 'manager: what the tools event says',
        zh: '管理器：tools 事件里写了什么',
      },
      expected: {
        en:
          'It names what was `added` and `removed`, and a list that has not ' +
          'changed gives no event.',
        zh: '写明 `added` 和 `removed` 了哪些，列表没变就没有事件。',
      },
    },
  },
} as const satisfies Pitfall
