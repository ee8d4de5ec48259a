/** Everything a learner reads about the pitfall unset-variable. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'unset-variable'
const references = ['solutions/02-multi-server/zero-sdk/src/expand.ts'] as const

export const unsetVariable = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: 'A variable that nobody set', zh: '没人设过的变量' },
  holds: {
    en:
      'Variables expand once, `:-` gives a default; an unset one stays visible and ' +
      'fails by its name, before anything is spawned.',
    zh:
      '变量只展开一遍，`:-` 后面是默认值；没设的原样可见，' +
      '并在启动进程之前按名字报错。',
  },
  symptom: {
    en:
      'The variable is exported, and the remote answers 401 all the same: it was ' +
      'sent the variable itself, braces and all. Or nobody set it, and the request ' +
      'left with an empty token.',
    zh:
      '变量明明导出了，远端还是回 401，因为发过去的是变量的写法，连花括号都在。' +
      '或者变量没人设，请求带着空 token 就发了出去。',
  },
  cause: {
    en:
      'Putting nothing in place of a missing variable turns a mistake into a valid ' +
      'request. Expanding only some of the fields, or expanding twice, sends what ' +
      'nobody wrote: a password may contain `$HOME` and mean it.',
    zh:
      '缺了的变量用空串顶上，错误就变成了合法的请求。只展开一部分字段，' +
      '或者展开两遍，发出去的就不是任何人写的内容：密码里有 `$HOME`，' +
      '那就是密码本身。',
  },
  references,
  hints: [
    {
      en:
        'Put a variable into every string of an entry and look at what the process ' +
        'or the request gets. Then give the variable the value `$&`.',
      zh:
        '在条目的每个字符串里都放一个变量，看进程或请求实际拿到什么。' +
        '再把变量的值设成 `$&`。',
    },
    {
      en:
        'Walk the template once, and never look at what you put in. `replace` ' +
        'reads `$&` as an instruction unless the replacement is a function. Note ' +
        'the names that are missing on the way; whether to start is decided from ' +
        'them.',
      zh:
        '模板只走一遍，填进去的内容不再看。`replace` 会把 `$&` 当成指令，' +
        '除非替换内容由函数给出。走的时候记下缺了哪些名字，要不要启动就看它们。',
    },
    lastRung(id, references, {
      en:
        'One `replace` with a function expands the text and collects the missing ' +
        'names; the manager refuses every entry that has any.',
      zh:
        '一次带函数的 `replace` 完成展开，顺便收集缺了的名字；只要有缺的，' +
        '管理器就拒绝这个条目。',
    }),
  ],
  checks: {
    table: {
      title: {
        en: 'config: set, empty, unset, default, nested, unclosed',
        zh: '配置：有值、空值、没设、默认值、嵌套、没闭合',
      },
      expected: {
        en:
          'A value goes in as it is, a default stands in for unset and empty, and ' +
          'what is still unset stays and is listed.',
        zh: '值照原样填入，没设或为空时取默认值，没设又没有默认值的原样留下并列出。',
      },
    },
    everywhere: {
      title: {
        en: 'config: a variable in every string of an entry',
        zh: '配置：条目的每个字符串里都有变量',
      },
      expected: {
        en: 'Command, args, env, cwd, URL and headers all have the value.',
        zh: 'command、args、env、cwd、URL 和 headers 里都是变量的值。',
      },
    },
    'never-starts': {
      title: {
        en: 'manager: an entry with an unset variable',
        zh: '管理器：条目里有没设的变量',
      },
      expected: {
        en:
          'Nothing is spawned, and the entry is `refused` with a reason that names ' +
          'the variable.',
        zh: '什么都没有启动，条目为 `refused`，原因里有变量名。',
      },
    },
  },
} as const satisfies Pitfall
