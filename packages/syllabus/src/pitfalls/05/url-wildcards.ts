/** Everything a learner reads about the pitfall url-wildcards. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'url-wildcards'
const references = ['solutions/05-security/zero-sdk/src/url-pattern.ts'] as const

export const urlWildcards = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'A star that reaches too far', zh: '星号管得太宽' },
  holds: {
    en:
      '`*` never crosses a border of host, port, path, user info or scheme, in any ' +
      'case or encoding.',
    zh: '`*` 不越过主机、端口、路径、用户信息和协议的边界，换大小写、换编码也不行。',
  },
  symptom: {
    en:
      '`https://*.example.com/*` is allowed, and a server on another host gets in: ' +
      'the name of the allowed one stands in its path.',
    zh:
      '放行的是 `https://*.example.com/*`，别的主机上的服务端却进来了：' +
      '放行的那个域名写在它的路径里。',
  },
  cause: {
    en:
      'A pattern turned into a regular expression knows nothing of the parts of a ' +
      'URL: its star runs over slashes, question marks and at signs. Two programs ' +
      'may also disagree about where the host of a text ends, and then one checks ' +
      'what the other does not call.',
    zh:
      '模式转成正则表达式，就不认得 URL 的各个部分了：' +
      '星号会一路跨过斜杠、问号和 @。同一段文本，主机到哪里为止，' +
      '两个程序的看法也可能不同，于是查的是一处，连的是另一处。',
  },
  references,
  hints: [
    {
      en:
        'Write five URLs of a host of your own that contain `.example.com/`, each in ' +
        'another part. Which of them does your pattern take?',
      zh:
        '拿自己的一台主机写五个 URL，都含有 `.example.com/`，' +
        '各放在不同的部分。你的模式会放过哪几个？',
    },
    {
      en:
        'Parse both sides with the same parser that connects, then compare part by ' +
        'part. A star in a host is a label in front and nothing more. Refuse what ' +
        'has two readings, and every star that stands elsewhere.',
      zh:
        '两边都先解析，用的就是连接时的那个解析器，然后逐个部分比较。' +
        '主机里的星号只能是最前面的标签。有两种读法的，星号写在别处的，一律拒绝。',
    },
    lastRung(id, references, {
      en:
        'A URL becomes scheme, host, port and path; a pattern is the same four, with ' +
        'a star allowed in two.',
      zh: 'URL 拆成协议、主机、端口、路径；模式也是这四样，其中两样可以带星号。',
    }),
  ],
  checks: {
    'host-border': {
      title: {
        en: 'policy: hosts that have the allowed one somewhere',
        zh: '策略：在某处带着放行域名的主机',
      },
      expected: {
        en: 'Subdomains match in any case, and no other host does.',
        zh: '子域名不分大小写都匹配，别的主机一个也不行。',
      },
    },
    'scheme-port-user': {
      title: {
        en: 'policy: another scheme, another port, a user name',
        zh: '策略：换协议、换端口、带用户名',
      },
      expected: {
        en: 'None of them matches, while the default port may be written or not.',
        zh: '都不匹配；默认端口写不写都行。',
      },
    },
    paths: {
      title: {
        en: 'policy: paths with dots, with codes, with other case',
        zh: '策略：带点的、编码过的、大小写不同的路径',
      },
      expected: {
        en: 'What leads out of the allowed folder does not match, and what only looks different does.',
        zh: '走出放行目录的不匹配，只是写法不同的照样匹配。',
      },
    },
    'no-pattern': {
      title: {
        en: 'policy: stars in places where they mean nothing',
        zh: '策略：星号写在没有意义的地方',
      },
      expected: {
        en: 'Such a pattern matches no URL, and a policy that has it is closed.',
        zh: '这样的模式什么 URL 都不匹配，含有它的策略关闭。',
      },
    },
  },
} as const satisfies Pitfall
