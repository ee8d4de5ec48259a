/** Everything a learner reads about the pitfall name-is-not-identity. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'name-is-not-identity'
const references = ['solutions/05-security/zero-sdk/src/server-rules.ts'] as const

export const nameIsNotIdentity = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'Anybody can take a name', zh: '名字谁都能起' },
  holds: {
    en: 'A name alone never allows; command and URL do.',
    zh: '光凭名字从不放行，要看 command 和 URL。',
  },
  symptom: {
    en:
      'A repository brings a server called `github`, and it may start: `github` is on ' +
      'the list. Or `node` is, and what runs is a file of that name from a folder that ' +
      'the entry itself put first.',
    zh:
      '仓库带来一个叫 `github` 的服务端，直接就能启动，因为名单上有 `github`。' +
      '或者名单上写的是 `node`，跑起来的却是条目自己排到最前面的目录里的同名文件。',
  },
  cause: {
    en:
      'Whoever writes the entry chooses the name, and a program name is looked up ' +
      'where the entry says. What runs is decided by the command, all of its ' +
      'arguments, the folder, and a handful of variables.',
    zh:
      '名字由写条目的人起，程序名到哪里去找也由条目说了算。' +
      '真正决定跑什么的，是命令、全部参数、目录，外加少数几个变量。',
  },
  references,
  hints: [
    {
      en:
        'Allow `node srv.js` and try to start something else under it: another flag, ' +
        'another `PATH`, another folder.',
      zh: '放行 `node srv.js`，再想办法借它启动别的：加个参数，换个 `PATH`，换个目录。',
    },
    {
      en:
        'Compare the whole list of words, each with each. Then ask what makes the same ' +
        'words mean something else, and refuse an entry that has it. All of this is ' +
        'for letting in; keeping out can be generous.',
      zh:
        '整个列表逐词比较。再想想什么会让同样的词变成另一个意思，' +
        '条目里有这种内容就拒绝。这些只用于放行；禁止可以管得宽。',
    },
    lastRung(id, references, {
      en: 'A compiled rule has two answers, a strict one for allow, a wide one for deny.',
      zh: '编译好的规则有两个答案：放行用严的，禁止用宽的。',
    }),
  ],
  checks: {
    'name-allows-nobody': {
      title: {
        en: 'policy: a name in allow, and in deny',
        zh: '策略：名字写进 allow，写进 deny',
      },
      expected: {
        en:
          'In allow a name is a problem that closes the policy, in deny it keeps out ' +
          'whoever bears it.',
        zh: '写在 allow 里算问题，策略关闭；写在 deny 里，叫这个名字的一律拦下。',
      },
    },
    'whole-command': {
      title: {
        en: 'policy: commands that are nearly the allowed one',
        zh: '策略：和放行的命令只差一点的命令',
      },
      expected: {
        en: 'Only the very same words in the same order get in.',
        zh: '一词不差、次序不变的才放行。',
      },
    },
    'what-else-it-brings': {
      title: {
        en: 'policy: the allowed command, variables and a folder',
        zh: '策略：放行的命令，外带变量和目录',
      },
      expected: {
        en:
          'Whatever can turn the start into another one is denied, and an ordinary ' +
          'variable is not.',
        zh: '能让启动变样的一律禁止，普通变量不受影响。',
      },
    },
    'kinds-apart': {
      title: {
        en: 'policy: a command for a URL, a URL for a command',
        zh: '策略：命令冒充 URL，URL 冒充命令',
      },
      expected: {
        en: 'A list of commands lets in no URL, and a list of URLs no command.',
        zh: '只列了命令，URL 一个也不放；只列了 URL，命令一个也不放。',
      },
    },
  },
} as const satisfies Pitfall
