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
    usage: 'test [--filter stage-01] [-t <pitfall>]',
    summary: {
      en: 'run a stage; the lesson is the last thing printed',
      zh: '跑一关，最后打印的就是这一次的收获',
    },
    options: [
      [
        '--filter <stage>',
        { en: 'one stage, or several; 01 is enough', zh: '一关或几关，写 01 就够' },
      ],
      ['-t <pitfall>', { en: 'only this pitfall', zh: '只跑这个坑' }],
      [
        '--subject <folder>',
        { en: "other code than the stage's own", zh: '换成别的代码来跑' },
      ],
      [
        '--time-limit <s>',
        { en: 'seconds for the whole run (120)', zh: '整次运行的时限，秒（默认 120）' },
      ],
    ],
    run: async (args, context) =>
      (await import('./commands/test.ts')).test(args, context),
  },
]
