/** Everything a learner reads about the pitfall underscore-split. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'underscore-split'
const references = ['solutions/02-multi-server/zero-sdk/src/naming.ts'] as const

export const underscoreSplit = {
  id,
  stage: '02',
  level: 'must',
  breaks: true,
  title: { en: 'The separator is also in the names', zh: '名字里也有分隔符' },
  holds: {
    en:
      'Full names and original pairs map one to one, in whatever order the servers ' +
      'connect.',
    zh: '全名与原来的「服务端加工具」一一对应，和连接的先后无关。',
  },
  symptom: {
    en:
      'A call to the server `my__srv` fails with "no server named my". A tool ' +
      '`x__y` arrives at its server as `x_y`, which it has never heard of.',
    zh:
      '调用服务端 `my__srv` 的工具，报的却是「没有叫 my 的服务端」。' +
      '工具 `x__y` 到了服务端变成 `x_y`，服务端从没听说过。',
  },
  cause: {
    en:
      'A joined string comes apart again only if the separator occurs in no part, ' +
      'and `__` is legal in both. Replacing what is forbidden makes it worse: ' +
      '`a..b` turns into `a__b`, and the name no longer says what it was. ' +
      'Splitting still yields a pair every time, right or wrong.',
    zh:
      '拼起来的字符串要能拆回去，分隔符就不能出现在任何一部分里，' +
      '而 `__` 在两边都合法。替换非法字符更糟：`a..b` 变成 `a__b`，' +
      '从名字里再也看不出原样。可是照着切，每次总能切出一对，对不对另说。',
  },
  experiment: {
    en:
      'In `break/underscore-split.ts`, build names by putting `__` between the ' +
      'parts, and parse them by splitting there. The harness does both with names ' +
      'like `my_ server` and `x__y`, and must get back at least one pair that it ' +
      'never gave. It is worth it because the wrong pair looks as good as a right ' +
      'one.',
    zh:
      '在 `break/underscore-split.ts` 里，用 `__` 把各部分连成全名，再从那里切开。' +
      '测试框架拿 `my_ server`、`x__y` 这样的名字拼了再拆，' +
      '至少要有一对拆出来不是原来的。这个破坏实验值得做：' +
      '错的一对看上去和对的没有两样。',
  },
  references,
  hints: [
    {
      en:
        'Take the server `my__srv` with the tool `x`, and the server `my` with the ' +
        'tool `srv__x`. Build and parse both, and look at the two names side by ' +
        'side.',
      zh:
        '拿服务端 `my__srv` 的工具 `x`，和服务端 `my` 的工具 `srv__x`，' +
        '各拼一遍再拆，把两个全名并排看。',
    },
    {
      en:
        'Parsing may speak only where there is one reading; anywhere else "I do ' +
        'not know" is the right answer. Routing needs no parsing: whoever built ' +
        'the name still has the pair. Where it could not be read back, the name ' +
        'needs a piece that is computed from the whole pair.',
      zh:
        '只有一种读法时，解析才能开口，其余情况就该说不知道。路由用不着解析：' +
        '拼名字的人手里就有那一对。读不回来的，名字里要有一段由整对算出来的内容。',
    },
    lastRung(id, references, {
      en:
        'It splits a name only if it has exactly three parts that could have been ' +
        'joined as they are; for the rest the table answers.',
      zh: '恰好三部分、而且每部分都能原样拼接的名字才拆，其余的由表来回答。',
    }),
  ],
  checks: {
    'never-wrong': {
      title: {
        en: 'names: nasty pairs, built and parsed',
        zh: '命名：刁钻的名字，拼了再拆',
      },
      expected: {
        en:
          '`parseToolName` gives back exactly the pair that the name was built ' +
          'from, or `undefined`.',
        zh: '`parseToolName` 返回的正是拼成全名的那一对，否则就是 `undefined`。',
      },
    },
    bijection: {
      title: {
        en: 'names: nasty pairs in several orders',
        zh: '命名：刁钻的名字，换几种次序登记',
      },
      expected: {
        en:
          'Every pair has a full name of its own, the same in every order, and ' +
          '`resolve` finds it.',
        zh: '每一对都有独一份的全名，换了次序也不变，`resolve` 查得回来。',
      },
    },
    'original-on-the-wire': {
      title: {
        en: 'manager: tool x__y of the server "my_ server"',
        zh: '管理器：服务端「my_ server」的工具 x__y',
      },
      expected: {
        en: 'The server is called with the tool name `x__y`.',
        zh: '服务端收到的工具名是 `x__y`。',
      },
    },
  },
} as const satisfies Pitfall
