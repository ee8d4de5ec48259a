/** Every command: how it is typed, what it is for, and where it is. */
import type { Text } from '@workshop/syllabus'
import type { Context } from './context.ts'

export interface Command {
  name: string
  /** What stands behind `pnpm`. */
  usage: string
  summary: Text
  options?: readonly (readonly [string, Text])[]
  /** The exit code. Loaded only when it is the one that was typed. */
  run(args: readonly string[], context: Context): Promise<number>
}

export const COMMANDS: readonly Command[] = [
  {
    name: 'start',
    usage: 'start',
    summary: {
      en: 'the map, then a verdict on every save',
      zh: '先看地图，之后每次保存都给出结果',
    },
    run: async (args, context) =>
      (await import('./commands/start.ts')).start(args, context),
  },
  {
    name: 'test',
    usage: 'test [--filter stage-01]',
    summary: {
      en: 'run a stage; the lesson is the last thing printed',
      zh: '跑一个阶段，最后打印的就是这一课',
    },
    options: [
      [
        '--filter <stage>',
        { en: 'one stage, or several; 01 is enough', zh: '一个或几个阶段，写 01 就够' },
      ],
      ['-t <pitfall>', { en: 'only this pitfall', zh: '只跑这个坑' }],
      [
        '--subject <folder>',
        { en: "other code than the stage's own", zh: '换成别的代码来跑' },
      ],
      [
        '--time-limit <s>',
        {
          en: 'seconds for the whole run (120 a stage)',
          zh: '整次运行的时限，秒（默认每个阶段 120）',
        },
      ],
    ],
    run: async (args, context) =>
      (await import('./commands/test.ts')).test(args, context),
  },
  {
    name: 'progress',
    usage: 'progress',
    summary: {
      en: 'where you stand, pitfall by pitfall',
      zh: '走到了哪里，一个坑一行',
    },
    run: async (args, context) =>
      (await import('./commands/progress.ts')).progress(args, context),
  },
  {
    name: 'hint',
    usage: 'hint <pitfall>',
    summary: { en: 'one hint of three, then the next', zh: '三条提示，一次一条' },
    options: [['--all', { en: 'all three at once', zh: '三条一起看' }]],
    run: async (args, context) =>
      (await import('./commands/hint.ts')).hint(args, context),
  },
  {
    name: 'explain',
    usage: 'explain <pitfall>',
    summary: {
      en: 'symptom, cause, what must hold, checks, files',
      zh: '症状、原因、应做到的事、检查、文件',
    },
    run: async (args, context) =>
      (await import('./commands/explain.ts')).explain(args, context),
  },
  {
    name: 'trace',
    usage: 'trace [file]',
    summary: {
      en: 'the frames of the last failure, or of a recording',
      zh: '上一次失败的帧，或一份录下来的文件',
    },
    options: [
      ['--pitfall <id>', { en: 'of this pitfall', zh: '只看这个坑' }],
      ['--all', { en: 'of every check, every frame', zh: '所有检查，每一帧' }],
    ],
    run: async (args, context) =>
      (await import('./commands/trace.ts')).trace(args, context),
  },
  {
    name: 'reset',
    usage: 'reset <stage>',
    summary: {
      en: 'a stage as it was handed out; your code is kept',
      zh: '把一个阶段还原成发放时的样子，你的代码会保留',
    },
    options: [['--yes', { en: 'do not ask', zh: '不再询问' }]],
    run: async (args, context) =>
      (await import('./commands/reset.ts')).reset(args, context),
  },
  {
    name: 'update',
    usage: 'workshop update [--from <branch or tag>]',
    summary: {
      en: 'the newest workshop under your work; what you touched stays',
      zh: '换上最新的工作坊，你改过的文件保持原样',
    },
    options: [
      [
        '--from <branch or tag>',
        {
          en: 'where it comes from (the upstream)',
          zh: '更新来自哪里（默认上游分支）',
        },
      ],
      ['--no-fetch', { en: 'what git has fetched before', zh: '只用之前拉取过的内容' }],
      ['--yes', { en: 'do not ask', zh: '不再询问' }],
    ],
    run: async (args, context) =>
      (await import('./commands/update.ts')).update(args, context),
  },
  {
    name: 'compare',
    usage: 'compare <stage>',
    summary: {
      en: 'your code beside the reference, once it is green',
      zh: '核心全绿之后，把你的代码和参考实现对照着看',
    },
    options: [
      [
        '--flavor <name>',
        { en: 'zero-sdk (as you did) or sdk', zh: 'zero-sdk（和你一样）或 sdk' },
      ],
      ['--spoil', { en: 'now, green or not', zh: '不管绿没绿，现在就看' }],
    ],
    run: async (args, context) =>
      (await import('./commands/compare.ts')).compare(args, context),
  },
  {
    name: 'connect',
    usage: 'connect -- <command...> | --config <file>',
    summary: {
      en: 'your own client on a real server, or your manager on many',
      zh: '用你自己的客户端连一个真实的服务端，或用你的管理器连一批',
    },
    options: [
      [
        '--config <mcp.json>',
        {
          en: 'all servers of this file, with your manager of stage 02',
          zh: '用你阶段 02 的管理器连这个文件里的所有服务端',
        },
      ],
      ['--era auto|modern|legacy', { en: 'which era to speak', zh: '用哪一代协议' }],
      [
        '--tool <name> --args <json>',
        { en: 'the call to make', zh: '要调用的工具和参数' },
      ],
      [
        '--subject <folder>',
        { en: "other code than the stage's own", zh: '换成别的代码来连' },
      ],
      [
        '--timeout <s>',
        {
          en: 'for the whole; with --config, for each server (30)',
          zh: '整次的时限，秒；配合 --config 时是每个服务端的时限（默认 30）',
        },
      ],
      ['--json', { en: 'one object on stdout', zh: '在 stdout 输出一个对象' }],
    ],
    run: async (args, context) =>
      (await import('./connect.ts')).connectCommand(args, context),
  },
  {
    name: 'verify',
    usage: 'verify',
    summary: {
      en: 'for maintainers: types, lint, tests, proof',
      zh: '给维护者：类型、规范、测试、证明',
    },
    options: [['--json', { en: 'one object on stdout', zh: '在 stdout 输出一个对象' }]],
    run: async (args, context) =>
      (await import('./commands/verify.ts')).verify(args, context),
  },
]
