/**
 * From what was typed to one command. Here are the flags that every command
 * takes, and the one place where an error becomes a sentence.
 */
import { type Locale, nearestName } from '@workshop/syllabus'
import { displayPath, SCRATCH } from '@workshop/testkit/state'
import { COMMANDS, type Command } from './commands.ts'
import { Complaint } from './complaint.ts'
import { type Context, contextOf, type Taste } from './context.ts'
import { helpOf, overview } from './help.ts'
import { pageFor, print } from './page.ts'
import { ERRORS } from './phrases.ts'

export async function main(node: NodeJS.Process): Promise<number> {
  node.stdout.on('error', cause => endQuietly(node, cause))
  const typed = node.argv.slice(2)
  let context = contextOf(node)
  // Thrown where nobody waits, by a watcher or a key: the same sentence.
  node.on('uncaughtException', cause => node.exit(complain(cause, context)))
  try {
    const { taste, help, rest } = splitFlags(typed)
    context = contextOf(node, taste)
    const [name, ...args] = rest
    if (name === undefined || name === 'help') {
      print(context, overview(context))
      return 0
    }
    const command = commandNamed(name, context)
    if (command === undefined) return 2
    if (!help) return await command.run(args, context)
    print(context, helpOf(command, context))
    return 0
  } catch (cause) {
    return complain(cause, context)
  }
}

/** `pnpm progress | head -1`, a closed window: nobody is there to complain to. */
function endQuietly(node: NodeJS.Process, cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'EPIPE' && cause.code !== 'EIO') throw cause
  node.exit(0)
}

interface Flags {
  taste: Taste
  help: boolean
  rest: string[]
}

/** What stands behind `--` belongs to somebody else. */
export function splitFlags(typed: readonly string[]): Flags {
  const flags: Flags = { taste: {}, help: false, rest: [] }
  const left = [...typed]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--') return { ...flags, rest: [...flags.rest, word, ...left] }
    if (word === '--help' || word === '-h') flags.help = true
    else if (word === '--plain') flags.taste.plain = true
    else if (word === '--lang') flags.taste.lang = localeNamed(left.shift())
    else if (word.startsWith('--lang=')) flags.taste.lang = localeNamed(word.slice(7))
    else flags.rest.push(word)
  }
  return flags
}

function localeNamed(typed: string | undefined): Locale {
  if (typed === 'en' || typed === 'zh') return typed
  throw new Complaint(ERRORS.language(typed ?? ''), 2)
}

function commandNamed(name: string, context: Context): Command | undefined {
  const found = COMMANDS.find(command => command.name === name)
  if (found) return found
  const names = COMMANDS.map(command => command.name)
  const page = pageFor(context)
  const says = ERRORS.noCommand(name, nearestName(name, names))
  context.stderr.write(`${[page.say(says), '', ...overview(context)].join('\n')}\n`)
  return undefined
}

/** Never a stack trace of ours: what went wrong, and how to see where. */
function complain(cause: unknown, context: Context): number {
  const { say } = pageFor(context)
  if (cause instanceof Complaint) {
    context.stderr.write(`${say(cause.text)}\n`)
    return cause.exitCode
  }
  const message = cause instanceof Error ? cause.message : String(cause)
  const text = isScratchFault(cause)
    ? ERRORS.unusable(displayPath(SCRATCH))
    : ERRORS.ours(message.split('\n')[0] ?? '')
  context.stderr.write(`${say(text)}\n`)
  if (context.env.WORKSHOP_DEBUG) {
    context.stderr.write(`${(cause as Error | undefined)?.stack ?? cause}\n`)
  }
  return 1
}

/** A file where the scratch folder should be, or one that belongs to somebody else. */
function isScratchFault(cause: unknown): boolean {
  const { code = '', path = '' } = cause as NodeJS.ErrnoException
  const codes = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'EISDIR']
  return codes.includes(code) && path.startsWith(SCRATCH)
}
