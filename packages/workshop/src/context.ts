/**
 * What a command knows of the place it was typed in: its streams, its environment,
 * the reader's language. Commands take it as an argument and reach for nothing else.
 */
import type { Theme } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import { localeFor, ROOT, themeFor } from '@workshop/testkit/state'

/** A stream that may be a terminal. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

export interface Input extends NodeJS.ReadableStream {
  isTTY?: boolean
  setRawMode?(raw: boolean): unknown
}

export interface Context {
  stdin: Input
  stdout: Output
  stderr: Output
  env: NodeJS.ProcessEnv
  /** Where the caller stood; package managers move to the root before they call us. */
  cwd: string
  locale: Locale
  theme: Theme
}

/** `--lang` and `--plain`, before the system's own settings. */
export interface Taste {
  lang?: Locale
  plain?: boolean
}

/** Children inherit the choice, so that their screens look like ours. */
export function environmentFor(
  env: NodeJS.ProcessEnv,
  taste: Taste,
): NodeJS.ProcessEnv {
  return {
    ...env,
    ...(taste.lang && { WORKSHOP_LANG: taste.lang }),
    ...(taste.plain && { WORKSHOP_PLAIN: '1', NO_COLOR: '1' }),
  }
}

export function contextOf(node: NodeJS.Process, taste: Taste = {}): Context {
  const env = environmentFor(node.env, taste)
  return {
    stdin: node.stdin,
    stdout: node.stdout,
    stderr: node.stderr,
    env,
    cwd: callerOf(node),
    locale: localeFor(env),
    theme: themeFor(node.stdout, env),
  }
}

/** `INIT_CWD` is where `pnpm <script>` was typed; elsewhere it may be inherited. */
function callerOf(node: NodeJS.Process): string {
  const here = node.cwd()
  return here === ROOT && node.env.INIT_CWD ? node.env.INIT_CWD : here
}
