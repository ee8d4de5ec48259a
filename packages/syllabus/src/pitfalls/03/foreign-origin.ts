/** Everything a learner reads about the pitfall foreign-origin. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'foreign-origin'
const references = ['solutions/03-remote/zero-sdk/src/door.ts'] as const

export const foreignOrigin = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: {
    en: 'A web page calls your local server',
    zh: '网页调到了你的本地服务端',
  },
  holds: {
    en: 'A foreign Origin gets 403, only loopback is bound, bodies have a limit.',
    zh: '外来的 Origin 得到 403，只绑定回环地址，请求体有上限。',
  },
  symptom: {
    en:
      'Somebody opens a web page, and a tool runs on their machine. The page never ' +
      'got to read the answer; the deleting was done all the same.',
    zh:
      '有人打开了一个网页，自己机器上的工具就跑了起来。' +
      '网页读不到响应，可该删的已经删了。',
  },
  cause: {
    en:
      'A page may send requests to any address, 127.0.0.1 included, and leaving out a ' +
      'CORS header only keeps the answer from it. With DNS rebinding it is even of the ' +
      'same origin. `Origin` and `Host` are what gives it away, before anything runs.',
    zh:
      '网页可以向任何地址发请求，127.0.0.1 也不例外；不返回 CORS 头，' +
      '只是让它读不到响应。用上 DNS 重绑定，它连「跨源」都不算。能认出它的，' +
      '是 `Origin` 和 `Host`，而且要在执行任何东西之前看。',
  },
  references,
  hints: [
    {
      en:
        "Send a call with `curl -H 'Origin: https://evil.example'`, and look not at " +
        'the answer but at whether the tool ran.',
      zh:
        "用 `curl -H 'Origin: https://evil.example'` 发一次调用。" +
        '不要看响应，看工具有没有执行。',
    },
    {
      en:
        'Two lists of what may stand in `Host` and in `Origin`, compared exactly: a ' +
        'name that only begins or ends like yours is somebody else. No Origin is a ' +
        'program; `null` is a page. And count the bytes as they come.',
      zh:
        '`Host` 和 `Origin` 各列一份允许的值，严格比对：只是开头或结尾像你的名字，' +
        '就是别人。没有 Origin 的是程序，`null` 是网页。还有，请求体来多少就数多少。',
    },
    lastRung(id, references, {
      en: 'It asks both headers before the route is looked up and before a body is read.',
      zh: '在匹配路由、读请求体之前，先查这两个头。',
    }),
  ],
  checks: {
    origin: {
      title: {
        en: 'server: calls from pages of other origins, and from none',
        zh: '服务端：来自其他源的网页的调用，以及没有 Origin 的调用',
      },
      expected: {
        en:
          'Foreign ones and `null` get 403 and no tool runs; loopback, allowed ones ' +
          'and none at all are answered.',
        zh:
          '外来的和 `null` 都得到 403，工具不执行；回环地址、允许的源，' +
          '以及没有 Origin 的，照常响应。',
      },
    },
    host: {
      title: {
        en: 'server: calls under other names',
        zh: '服务端：用别的主机名发来的调用',
      },
      expected: {
        en:
          'Only localhost, 127.0.0.1 and [::1] are answered, in any case and with any ' +
          'port; the others are refused and no tool runs.',
        zh:
          '只有 localhost、127.0.0.1 和 [::1] 得到响应，大小写和端口不论；' +
          '其余一律拒绝，工具不执行。',
      },
    },
    loopback: {
      title: {
        en: 'server: reached over another address of the machine',
        zh: '服务端：从本机的另一个地址访问',
      },
      expected: {
        en: 'It listens on 127.0.0.1 and nowhere else.',
        zh: '只监听 127.0.0.1，别处连不上。',
      },
    },
    'body-limit': {
      title: {
        en: 'server: a body that is too long, announced or not',
        zh: '服务端：过长的请求体，声明了长度或没声明',
      },
      expected: {
        en: 'It gets 413, what just fits is answered, and the server lives on.',
        zh: '得到 413；刚好不超的照常响应；服务端继续工作。',
      },
    },
  },
} as const satisfies Pitfall
