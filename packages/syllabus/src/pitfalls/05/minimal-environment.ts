/** Everything a learner reads about the pitfall minimal-environment. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'minimal-environment'
const references = ['solutions/05-security/zero-sdk/src/environment.ts'] as const

export const minimalEnvironment = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'No more variables than given', zh: '没给的变量，一个也拿不到' },
  holds: {
    en: 'A server gets the variables it was given, and no others.',
    zh: '服务端只拿到给它的变量，别的一个也没有。',
  },
  symptom: {
    en:
      'The weather server needs one key. Its crash report, which it sends home, ' +
      'lists the keys of two clouds as well.',
    zh: '天气服务端只需要一个密钥。它往外发的崩溃报告里，却还列着两家云的密钥。',
  },
  cause: {
    en:
      'A child inherits the whole environment unless it is given another one, and ' +
      '`{ ...process.env, ...env }` gives it the same once more. A list of names to ' +
      'leave out is never complete: there is always a variable that nobody thought ' +
      'of.',
    zh:
      '不另外给，子进程就继承整个环境，' +
      '`{ ...process.env, ...env }` 不过是把同一份再给一遍。' +
      '要排除的名字永远列不全，总有一个变量没人想到。',
  },
  references,
  hints: [
    {
      en:
        'Start a server that prints its environment, and count the lines that you ' +
        'did not write into its entry.',
      zh: '启动一个把环境打印出来的服务端，数一数有多少行不是你写在条目里的。',
    },
    {
      en:
        'Write down what every program needs in order to start, and nothing else; ' +
        'compare whole names. What the user gave comes last, so that it can replace ' +
        'any of these.',
      zh:
        '写下每个程序启动都需要的变量，别的不要；名字要整个比。用户给的放最后，' +
        '哪个都能替换。',
    },
    lastRung(id, references, {
      en:
        'A set of names and one prefix choose from the host, and the given ' +
        'variables are laid over the choice.',
      zh: '一组名字加一个前缀，从宿主那里挑；给定的变量盖在上面。',
    }),
  ],
  checks: {
    'no-more': {
      title: {
        en: 'arguments: a host full of secrets',
        zh: '参数：宿主环境里满是密钥',
      },
      expected: {
        en: 'The common variables pass and no other does, however similar its name.',
        zh: '常用的变量通过，别的都不行，名字再像也不行。',
      },
    },
    'given-wins': {
      title: {
        en: 'arguments: a variable both given and in the host',
        zh: '参数：既给了、宿主里也有的变量',
      },
      expected: {
        en:
          'The given value wins, whatever its name, and what is unset does not ' +
          'appear.',
        zh: '不管叫什么，以给定的值为准；没设的不出现。',
      },
    },
    'real-child': {
      title: {
        en: 'arguments: the environment of a real process',
        zh: '参数：真实进程的环境',
      },
      expected: {
        en: 'It has `PATH`, `HOME` and what it was given, and no secret of the host.',
        zh: '有 `PATH`、`HOME` 和给它的变量，没有宿主的任何密钥。',
      },
    },
  },
} as const satisfies Pitfall
