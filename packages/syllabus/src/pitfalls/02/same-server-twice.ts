/** Everything a learner reads about the pitfall same-server-twice. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'same-server-twice'
const references = [
  'solutions/02-multi-server/zero-sdk/src/signature.ts',
  'solutions/02-multi-server/zero-sdk/src/manager.ts',
] as const

export const sameServerTwice = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: 'One server under two names', zh: '同一个服务端，两个名字' },
  holds: {
    en:
      'The signature covers command, args, env and cwd, or the URL; the explicit ' +
      'entry wins; a dead twin does not suppress a live one.',
    zh:
      '签名涵盖 command、args、env 和 cwd，或者 URL；显式配置优先；连不上的那份，' +
      '不能挤掉连得上的那份。',
  },
  symptom: {
    en:
      'A plugin brings a server that you had already: two processes, and the model ' +
      'sees every tool twice. Or two tenants, one variable apart, silently become ' +
      'one.',
    zh:
      '插件带来一个你早就配好的服务端：进程起了两个，每个工具模型都看到两遍。' +
      '或者两个租户只差一个变量，不声不响地并成了一个。',
  },
  cause: {
    en:
      'A name does not say which server it is, and command and arguments do not ' +
      'say it either: with another environment the same program serves another ' +
      'tenant. And if doubles are removed before it is known who can connect, an ' +
      'entry that never starts takes a working one with it.',
    zh:
      '名字说明不了是哪个服务端，只看命令和参数也不行：换一套环境变量，' +
      '同一个程序服务的就是另一个租户。还不知道谁连得上就先去重，' +
      '起不来的条目会把能用的一起带走。',
  },
  references,
  hints: [
    {
      en:
        'Print the signature of every entry. Of two that are equal, which one ' +
        'should stay, and what happens to the other if that one fails?',
      zh: '打印每个条目的签名。两个相同的该留哪一个？留下的要是失败了，另一个怎么办？',
    },
    {
      en:
        'Whatever reaches the process or the request is part of it, in a fixed ' +
        'order, with secrets as a hash. Compare only what the gate let through, ' +
        'and keep the rest of the group waiting until one of them is connected.',
      zh:
        '凡是会到达进程或请求的，都算签名的一部分，次序固定，机密只放哈希。' +
        '闸门放行的才参加比较；同组里有一个连上之前，其余的都先候着。',
    },
    lastRung(id, references, {
      en:
        'The signature is a hash over all that counts; entries that share one are ' +
        'tried one after the other, explicit and stronger ones first.',
      zh: '签名是所有要算的内容的哈希；签名相同的条目一个一个试，显式的、更强的在前。',
    }),
  ],
  checks: {
    signature: {
      title: {
        en: 'config: entries that differ in one thing',
        zh: '配置：只差一处的条目',
      },
      expected: {
        en:
          'Another env, cwd, argument or header is another signature, key order ' +
          'and host case are not, and no value shows.',
        zh:
          'env、cwd、参数、header 不同，签名就不同；键的次序和主机名大小写不算；' +
          '签名里看不出任何值。',
      },
    },
    'one-connects': {
      title: {
        en: 'manager: one server under two names',
        zh: '管理器：一个服务端写了两个名字',
      },
      expected: {
        en:
          'One process starts, and the other entry is `suppressed` with a reason ' +
          'that names its twin.',
        zh: '只启动一个进程，另一个条目为 `suppressed`，原因里有前者的名字。',
      },
    },
    'explicit-wins': {
      title: {
        en: 'manager: twins of plugin and user, of project and user',
        zh: '管理器：插件与用户、项目与用户，各配了同一个',
      },
      expected: {
        en: 'The user comes before the plugin, and the project before the user.',
        zh: '插件与用户之间连用户的，项目与用户之间连项目的。',
      },
    },
    'dead-twin': {
      title: {
        en: 'manager: the preferred twin cannot connect',
        zh: '管理器：优先的那个连不上',
      },
      expected: {
        en: 'The other one connects in its place.',
        zh: '另一个顶上，连接成功。',
      },
    },
    'pending-twin': {
      title: {
        en: 'manager: the gate refuses the preferred twin',
        zh: '管理器：优先的那个被闸门拦下',
      },
      expected: {
        en: 'The preferred one is `refused`, and the other connects.',
        zh: '被拦的状态为 `refused`，另一个连上。',
      },
    },
  },
} as const satisfies Pitfall
