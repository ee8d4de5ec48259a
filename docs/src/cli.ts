/**
 * `pnpm docs:build [--draft]` and `pnpm docs:serve`. `serve` builds when the sources
 * have changed, then prints the address; `pnpm start` reads that line.
 */
import {
  explainUsage,
  integerIn,
  oneOf,
  readLine,
  type Text,
} from '@workshop/testkit/command-line'
import { build, DIST, isBuilt } from './build.ts'
import { oneAtATime } from './one-build.ts'
import { serve } from './server.ts'

const USAGE: Text = {
  en: `usage: pnpm docs:build [--draft] [--quiet] [--lang en|zh] [--help]
       pnpm docs:serve [--port <n>] [--quiet] [--lang en|zh] [--help]
--draft: links that lead nowhere do not stop it; --port: of this machine only (4173)
it ends with 0, 1 (the build failed) or 2 (this line is wrong)`,
  zh: `用法：pnpm docs:build [--draft] [--quiet] [--lang en|zh] [--help]
      pnpm docs:serve [--port <n>] [--quiet] [--lang en|zh] [--help]
--draft：死链接不拦构建；--port：只在本机开放（4173）
以 0、1（构建失败）或 2（命令行有错）结束`,
}
const COMMANDS = ['build', 'serve'] as const
/** Kept from one start to the next, so that an open page stays good. */
const PORT = 4173

interface Request {
  command: 'build' | 'serve'
  isDraft: boolean
  isQuiet: boolean
  port: number
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const { command, port, ...options } = request
  if (command === 'build') {
    return (await oneAtATime(() => build(options))) ? 0 : 1
  }
  const isThere = await oneAtATime(async () => {
    if (isBuilt()) return true
    stdout.write('building\n')
    return build(options)
  })
  if (!isThere) return 1
  const site = await serve(DIST, port)
  stdout.write(`${site.address}\n`)
  await untilToldToEnd()
  await site.close()
  return 0
}

function requestOf(args: string[]): Request | string {
  const options = {
    draft: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    port: { type: 'string', default: String(PORT) },
  } as const
  const read = { mostNames: 1 }
  return readLine(
    args,
    options,
    ({ draft, quiet, port }, [command = 'build']) => ({
      command: oneOf('docs', command, COMMANDS),
      port: integerIn('--port', port, 0, 65_535),
      isDraft: draft,
      isQuiet: quiet,
    }),
    read,
  )
}

/** A signal, or the end of whoever started it and holds our standard input. */
function untilToldToEnd(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
    if (process.stdin.isTTY) return
    process.stdin.on('end', resolve).on('error', resolve).resume()
  })
}
