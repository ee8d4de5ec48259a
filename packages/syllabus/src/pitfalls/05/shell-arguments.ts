/** Everything a learner reads about the pitfall shell-arguments. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'shell-arguments'
const references = [
  'solutions/05-security/zero-sdk/src/arguments.ts',
  'solutions/05-security/zero-sdk/src/shape.ts',
] as const

export const shellArguments = {
  id,
  stage: '05',
  level: 'must',
  breaks: false,
  title: { en: "The model's words in a shell", zh: '模型写的话进了 shell' },
  holds: {
    en:
      'Arguments written by the model never reach a shell, and never turn into ' +
      'flags.',
    zh: '模型写的参数从不进入 shell，也变不成命令行选项。',
  },
  symptom: {
    en:
      'A branch name that the model took from an issue deletes a folder. Or no ' +
      'shell is involved, and `git log` writes a file all the same, because the ' +
      'name began with `--output`.',
    zh:
      '模型从 issue 里抄来的分支名，删掉了一个目录。或者根本没进 shell，' +
      '`git log` 还是写出了文件，因为那个名字以 `--output` 开头。',
  },
  cause: {
    en:
      'A command line in one string is a program, and whoever writes a part of it ' +
      'writes the program. Without a shell the same words can still be flags, since ' +
      'a program cannot tell who wrote them. And what a model writes depends on ' +
      'whatever it has read.',
    zh:
      '拼成一个字符串的命令行就是程序，谁写其中一段，谁就在写程序。不进 shell，' +
      '同样的字也可能变成选项，因为程序看不出是谁写的。而模型写什么，' +
      '取决于它读过什么。',
  },
  references,
  hints: [
    {
      en:
        'Pass `$(touch x)` and `--version` as a path, and look at the list of ' +
        'arguments that the program gets.',
      zh: '把 `$(touch x)` 和 `--version` 当路径传进去，看程序收到的参数列表。',
    },
    {
      en:
        'No quoting is right for every shell, so let there be no shell: one string ' +
        'for each argument. Most programs know a mark after which nothing is a ' +
        'flag. Before all that, the values have to be what the tool asked for, ' +
        'under no name that an object has of its own.',
      zh:
        '没有哪种转义对所有 shell 都对，那就不要 shell：一个参数一个字符串。' +
        '多数程序都认一个记号，其后再没有选项。在这之前，值先得是工具要的类型，' +
        '也不能用对象天生就有的名字。',
    },
    lastRung(id, references, {
      en:
        'The operands follow `--` in a list for `spawn`; the check walks the value ' +
        'once and stops at the first limit.',
      zh:
        '操作数跟在 `--` 后面，作为列表交给 `spawn`；检查把值走一遍，' +
        '碰到第一个上限就停。',
    }),
  ],
  checks: {
    argv: {
      title: {
        en: 'arguments: shell syntax in operands, and a real process',
        zh: '参数：操作数里全是 shell 语法，真的启动进程',
      },
      expected: {
        en:
          'The process gets every operand as it was written, and no command in one ' +
          'of them has run.',
        zh: '进程收到的每个操作数都和写的一样，里面的命令一条也没执行。',
      },
    },
    'no-flags': {
      title: {
        en: 'arguments: operands that look like flags',
        zh: '参数：长得像选项的操作数',
      },
      expected: {
        en: 'They stand behind `--`, after the flags of the host.',
        zh: '它们都排在 `--` 之后，宿主的选项在前。',
      },
    },
    refused: {
      title: {
        en: 'arguments: NUL, a number, a list as an operand',
        zh: '参数：操作数是 NUL、数字、列表',
      },
      expected: {
        en: 'Each is refused with `BadArgument` before anything could start.',
        zh: '每一个都在启动之前以 `BadArgument` 拒绝。',
      },
    },
    'fits-the-schema': {
      title: {
        en: 'arguments: missing, of another type, not in the enum',
        zh: '参数：缺了、类型不对、不在枚举里',
      },
      expected: {
        en:
          'A sentence names the field, also inside objects and lists, and there is ' +
          'none about arguments that fit.',
        zh: '有一句话点出字段，嵌套在对象和列表里的也一样；合格的参数没有这句话。',
      },
    },
    'hostile-shapes': {
      title: {
        en: 'arguments: prototype keys, endless depth, 10 MB',
        zh: '参数：原型键、无底的嵌套、10 MB',
      },
      expected: {
        en:
          'Each is refused in a short sentence, and what is just within the limits ' +
          'is not.',
        zh: '每一个都用一句短话拒绝，刚好在上限之内的不拒绝。',
      },
    },
  },
} as const satisfies Pitfall
