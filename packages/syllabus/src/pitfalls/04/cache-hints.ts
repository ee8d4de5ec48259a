/** Everything a learner reads about the pitfall cache-hints. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'cache-hints'
const references = ['solutions/04-token/zero-sdk/src/list-cache.ts'] as const

export const cacheHints = {
  id,
  stage: '04',
  level: 'should',
  breaks: false,
  title: { en: 'How long, and for whom', zh: '能存多久，给谁用' },
  holds: {
    en:
      '`ttlMs` and `cacheScope` are obeyed page by page, and private lists are ' +
      'never shared between users.',
    zh: '`ttlMs` 和 `cacheScope` 逐页遵守，私有列表从不在用户之间共用。',
  },
  symptom: {
    en:
      'One user sees the tools of another. A new tool shows after the next ' +
      'restart. Or the cache was never hit once, and nobody counted.',
    zh:
      '一个用户看到了另一个用户的工具。新工具要重启才出现。' +
      '又或者缓存一次都没命中过，只是没人去数。',
  },
  cause: {
    en:
      'A list depends on who asks, so the server is only half of the key, and the ' +
      'cursor is part of it. `ttlMs` is a permission and no promise: a ' +
      'notification ends it early, and a value that is no positive integer was ' +
      'never one.',
    zh:
      '列表随提问的人而变，键里只有服务端还不够，游标也要算进去。' +
      '`ttlMs` 是许可，不是承诺：变更通知一来就作废，' +
      '不是正整数的值压根不算数。',
  },
  references,
  hints: [
    {
      en:
        'Write down the key under which a page lies in your cache. Ask for it as ' +
        'somebody else, and with an empty string for a cursor: what do you get?',
      zh:
        '写下某一页在你缓存里的键。换一个用户来取，再用空字符串作游标来取，' +
        '拿到的是什么？',
    },
    {
      en:
        'Keys that are glued together come apart in more than one way; maps inside ' +
        'maps do not. Decide when a page is read whether it may be shared, ' +
        'because a later page can take that back. No timer is needed: compare ' +
        'with the clock when somebody asks.',
      zh:
        '粘在一起的键，拆法不止一种；嵌套的 Map 就没有这个问题。' +
        '能不能共用，要到读的时候才定，因为后面的页可能把它收回。' +
        '用不着定时器：有人来取，再和时钟比。',
    },
    lastRung(id, references, {
      en:
        'Entries by server, each with its user, its cursor and the time when it is ' +
        'stale.',
      zh: '条目按服务端存放，各带用户、游标和失效的时刻。',
    }),
  ],
  checks: {
    'how-long': {
      title: {
        en: 'cache: ttlMs of five minutes, 0, -1, 0.5 and none',
        zh: '缓存：ttlMs 为五分钟、0、-1、0.5，以及没有',
      },
      expected: {
        en: 'A page is there until its time is over, and the odd ones are not at all.',
        zh: '页在期限之内都在，期限古怪的一次也读不到。',
      },
    },
    'for-whom': {
      title: {
        en: 'cache: public and private pages, two users',
        zh: '缓存：公开的页和私有的页，两个用户',
      },
      expected: {
        en:
          'Only a page that says `public` is given to another user, whatever the ' +
          'names are.',
        zh: '只有写明 `public` 的页才给别的用户，名字怎么取都一样。',
      },
    },
    'by-page': {
      title: {
        en: 'cache: three pages with hints of their own',
        zh: '缓存：三页各有各的期限和范围',
      },
      expected: {
        en:
          'Each page ends at its own time, and one private page makes all of them ' +
          'private.',
        zh: '每页到自己的期限为止，有一页私有，整份列表就都私有。',
      },
    },
    changed: {
      title: {
        en: 'cache: the server says that its list has changed',
        zh: '缓存：服务端通知列表变了',
      },
      expected: {
        en: 'All pages of that server are gone for everybody, and no others.',
        zh: '这个服务端的每一页对所有人都没了，别的服务端不受影响。',
      },
    },
    counted: {
      title: {
        en: 'cache: hits, misses, and ten quiet minutes',
        zh: '缓存：命中、未命中，以及安静的十分钟',
      },
      expected: {
        en: '`stats()` counts every question, and without one nothing happens.',
        zh: '每问一次，`stats()` 都计数；没人问，就什么也不发生。',
      },
    },
  },
} as const satisfies Pitfall
