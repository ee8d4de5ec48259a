/** Everything a learner reads about the pitfall name-collision. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'name-collision'
const references = ['solutions/02-multi-server/zero-sdk/src/naming.ts'] as const

export const nameCollision = {
  id,
  stage: '02',
  level: 'must',
  breaks: true,
  title: { en: 'Two tools, one name', zh: '两个工具，一个名字' },
  holds: {
    en:
      'Two servers with a `search` each: both can be called, and a table decides ' +
      'which, never luck.',
    zh: '两个服务端各有一个 `search`：两个都调得到，走哪个由表决定，不靠运气。',
  },
  symptom: {
    en:
      'Both databases offer `execute_sql`. A query meant for the first runs on the ' +
      'second, because that one connected last.',
    zh:
      '两个数据库服务端都有 `execute_sql`。给第一个的查询跑到第二个上执行了，' +
      '只因为它连得晚。',
  },
  cause: {
    en:
      'A tool name is unique within its own server only, and the host puts the ' +
      'tools of all servers into one table. Writing to a key that exists is no ' +
      'error, so whoever connects last takes the calls. A plain object has keys ' +
      'before anybody wrote to it: `constructor` is one.',
    zh:
      '工具名只在自己的服务端里唯一，宿主却把所有服务端的工具放进同一张表。' +
      '往已有的键里写不算错误，谁最后连上，调用就归谁。拿普通对象当表，' +
      '还没登记就已经有键了，`constructor` 便是一个。',
  },
  experiment: {
    en:
      'In `break/name-collision.ts`, write a name table that keeps tools under ' +
      'their bare names. The harness adds a `search` for each of two servers, and ' +
      'the names it gets must not lead back to both. It is worth it because no ' +
      'step fails: the call is answered, by the wrong server.',
    zh:
      '在 `break/name-collision.ts` 里写一张按工具本名登记的表。' +
      '测试框架为两个服务端各登记一个 `search`，再拿得到的名字去查，' +
      '不能两个都查得回来。这个破坏实验值得做：每一步都没出错，调用也有响应，' +
      '只是来自另一个服务端。',
  },
  references,
  hints: [
    {
      en:
        'Add the same tool for two servers and print the keys of your table after ' +
        'each. How many rows are there, and whose are they?',
      zh:
        '为两个服务端登记同名的工具，每登记一个就打印一次表里的键。一共几行，' +
        '各归谁？',
    },
    {
      en:
        'The key needs both halves of the pair, and a call is looked up by the ' +
        'very string that was listed. What you find there is the server and the ' +
        "tool's own name; the latter goes on the wire. Keys that come from outside " +
        'belong in a `Map`.',
      zh:
        '键里要有服务端和工具两部分，调用时就拿列出去的那个字符串来查。' +
        '查到的是服务端和工具的本名，发到线上的是本名。键来自外部，就该用 `Map`。',
    },
    lastRung(id, references, {
      en: 'One `Map` from full name to pair serves the list and the calls.',
      zh: '只有一个 `Map`，从全名查到那一对，列工具和调用都用它。',
    }),
  ],
  checks: {
    'both-callable': {
      title: {
        en: 'manager: two servers, each with a search',
        zh: '管理器：两个服务端各有一个 search',
      },
      expected: {
        en:
          'There are two full names, and each call reaches its own server, on the ' +
          'wire as `search`.',
        zh: '全名有两个，每次调用都到达自己的服务端，线上的工具名是 `search`。',
      },
    },
    'late-third': {
      title: {
        en: 'manager: a third server comes late, goes, and returns',
        zh: '管理器：第三个服务端来得晚，走了又回来',
      },
      expected: {
        en: 'The names of the other two stay, and lead where they led before.',
        zh: '另外两个的名字不变，指向的服务端也不变。',
      },
    },
    'odd-names': {
      title: {
        en: 'manager: servers __proto__, constructor, browser and mcp',
        zh: '管理器：服务端叫 __proto__、constructor、browser、mcp',
      },
      expected: {
        en: 'Each of the four is listed and answers its own call.',
        zh: '四个都列得出来，各自响应自己的调用。',
      },
    },
    'own-server': {
      title: {
        en: 'manager: your notes server beside another search',
        zh: '管理器：你的笔记服务端，旁边还有一个 search',
      },
      expected: {
        en:
          'What `add_note` keeps, `search` finds and `list_notes` lists, and the ' +
          'other `search` still answers for its own server.',
        zh:
          '`add_note` 记下的，`search` 查得到，`list_notes` 列得出；' +
          '另一个 `search` 仍由它自己的服务端响应。',
      },
    },
  },
} as const satisfies Pitfall
