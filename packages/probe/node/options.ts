/** What was asked for on the command line, or the sentence that says what is wrong. */
import { parseArgs } from 'node:util'
import type { Locale, Text } from '@workshop/syllabus'
import type { Target } from '../src/index.ts'

export interface Request {
  kind: 'live' | 'text' | 'exchange' | 'help'
  target?: Target
  paths: readonly string[]
  output: 'screen' | 'json' | 'sarif'
  isStrict: boolean
  /** A second process may be started, to be opened the legacy way. */
  isAgain: boolean
  locale: Locale
  answerMs: number
  record?: string
}

export type Complaint = { complaint: Text }

const OPTIONS = {
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  strict: { type: 'boolean' },
  again: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  timeout: { type: 'string' },
  record: { type: 'string' },
} as const

/** `-- <command…>` starts a program; everything behind it is the program's. */
export function requestOf(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Request | Complaint {
  // pnpm puts a `--` of its own in front of what it hands on.
  const args = argv[0] === '--' && argv.slice(1).includes('--') ? argv.slice(1) : argv
  const at = args.indexOf('--')
  const own = at < 0 ? args : args.slice(0, at)
  const command = at < 0 ? [] : args.slice(at + 1)
  let read: ReturnType<typeof parse>
  try {
    read = parse(own)
  } catch (cause) {
    // What follows its first sentence is advice for another kind of program.
    const [message = ''] = (cause as Error).message.split('. ', 1)
    const typed = /'(-[^\s']+)/.exec(message)?.[1] ?? ''
    return complain(message, `没有这个选项，或者用法不对：${typed}`)
  }
  const { values, positionals: words } = read
  const seconds = Number(values.timeout ?? 5)
  if (!(seconds > 0 && seconds <= 300)) {
    return complain(
      `--timeout: expected seconds from 0 to 300, got ${values.timeout}`,
      `--timeout：要的是 0 到 300 之间的秒数，这是 ${values.timeout}`,
    )
  }
  const request = {
    output: values.sarif ? 'sarif' : values.json ? 'json' : 'screen',
    isStrict: values.strict ?? false,
    isAgain: values.again ?? false,
    locale: localeOf(values.lang, env),
    answerMs: seconds * 1000,
    ...(values.record !== undefined && { record: values.record }),
  } as const
  if (values.help) return { ...request, kind: 'help', paths: [] }
  if (at >= 0) return ofCommand(command, words, request)
  return ofWords(words, request)
}

type Common = Omit<Request, 'kind' | 'target' | 'paths'>

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })

function ofCommand(
  [command, ...args]: readonly string[],
  words: readonly string[],
  common: Common,
): Request | Complaint {
  if (command === undefined) {
    return complain(
      'expected a command after --, got nothing',
      '-- 后面要有一条命令，这里什么也没有',
    )
  }
  if (words.length > 0) {
    return complain(
      `expected either a command or ${words[0]}, got both`,
      `命令和 ${words[0]} 只能给一个`,
    )
  }
  return {
    ...common,
    kind: 'live',
    paths: [],
    target: { kind: 'stdio', command, args },
  }
}

function ofWords(
  [first, ...rest]: readonly string[],
  common: Common,
): Request | Complaint {
  if (first === 'text' || first === 'exchange') {
    if (rest.length > 0) return { ...common, kind: first, paths: rest }
    return complain(
      `${first}: expected a file or folder (- is standard input), got nothing`,
      `${first}：要给出文件或目录（- 表示标准输入）`,
    )
  }
  if (first === undefined) {
    return complain(
      'expected a URL, `-- <command…>` or `text <path…>`, got nothing',
      '要给出网址、`-- <命令…>` 或 `text <路径…>`',
    )
  }
  const target = urlOf(first)
  if ('complaint' in target) return target
  if (rest[0] !== undefined) {
    return complain(
      `expected one URL, got ${rest[0]} as well (a command comes after --)`,
      `只能给一个网址，多了 ${rest[0]}（命令要写在 -- 后面）`,
    )
  }
  return { ...common, kind: 'live', paths: [], target }
}

function urlOf(word: string): Extract<Target, { kind: 'http' }> | Complaint {
  const url = URL.canParse(word) ? new URL(word) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    return complain(
      `expected an http or https URL, got ${word} (a command comes after --)`,
      `要的是 http 或 https 网址，这是 ${word}（命令要写在 -- 后面）`,
    )
  }
  if (url.username || url.password) {
    return complain(
      'expected a URL without user and password: the probe sends no credentials',
      '网址里不要带用户名和密码：探针不发送凭证',
    )
  }
  return { kind: 'http', url: url.href }
}

export function localeOf(lang: string | undefined, env: NodeJS.ProcessEnv): Locale {
  const { LC_ALL, LC_MESSAGES, LANG, WORKSHOP_LANG } = env
  const system = lang || WORKSHOP_LANG || LC_ALL || LC_MESSAGES || LANG || ''
  return /^zh/i.test(system) ? 'zh' : 'en'
}

const complain = (en: string, zh: string): Complaint => ({ complaint: { en, zh } })
