/**
 * The process in which a learner's client or manager lives while `pnpm connect`
 * uses it: a loop that never ends, a throw that nobody catches or a `process.exit`
 * hurts this process only. It does what the other end of the channel asks, and
 * decides nothing. Plain JavaScript, so that it starts as fast as Node does.
 *
 * node host.js <built client.mjs>
 * node host.js <built manager.mjs> <built config.mjs> [<built transport.mjs>]
 */
import { pathToFileURL } from 'node:url'

const [file = '', configFile = '', openerFile = ''] = process.argv.slice(2)

/** What crosses the channel of one value: enough for any screen. */
const LONGEST_TEXT = 4000
const MOST_MEMBERS = 1000
const DEEPEST = 8

/** The client or the manager. @type {Record<string, any> | undefined} */
let subject
let factory = 'connect'
let source = 'src/client.ts'

/** Entries as the learner's code has made them: no copy of one may be opened. */
let servers = /** @type {unknown} */ ([])
/** @type {unknown[]} */
const problems = []

/** @type {Record<string, (...args: any[]) => any>} */
const steps = {
  async connect(options) {
    subject = await (await exported(file, 'connect'))(options)
  },
  async loadConfig(sources, env) {
    source = 'src/config.ts'
    const loaded = await (await exported(configFile, 'loadConfig'))(sources, env)
    servers = loaded?.servers
    return loaded
  },
  async createManager(options) {
    source = 'src/manager.ts'
    factory = 'createManager'
    const opener = openerFile && (await exported(openerFile, 'createOpener'))
    const open = opener ? { open: opener({}) } : {}
    subject = await (await exported(file, factory))({ servers, ...options, ...open })
    if (typeof subject?.on !== 'function') throw missing(`${factory}().on`, subject?.on)
    subject.on('problem', (/** @type {unknown} */ problem) => problems.push(problem))
  },
  problems: () => problems,
}

/** @param {string} module @param {string} name */
async function exported(module, name) {
  const { [name]: found } = await import(pathToFileURL(module).href)
  if (typeof found !== 'function') throw missing(name, found)
  return found
}

// Whoever asked is gone, and with it the reason to keep a server.
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)
process.on('message', async message => {
  const { id, step, args } = /** @type {any} */ (message)
  try {
    const value = await perform(step, args)
    reply({ id, value: shortened(value), type: typeOf(value) })
  } catch (cause) {
    reply({ id, error: errorOf(cause) })
  }
})

/** @param {string} step @param {unknown[]} args */
async function perform(step, args) {
  const own = steps[step]
  if (own) return own(...args)
  const method = subject?.[step]
  if (typeof method !== 'function') throw missing(`${factory}().${step}`, method)
  // Called on its object: it may be written as a class.
  return method.apply(subject, args)
}

/** @param {unknown} cause */
function crash(cause) {
  process.send?.({ crash: errorOf(cause) }, () => process.exit(1))
}

/** @param {object} message */
function reply(message) {
  if (process.connected) process.send?.(message)
}

/** @param {string} name @param {unknown} actual */
function missing(name, actual) {
  return Object.assign(new Error(`expected a function ${name}`), {
    name: 'MissingExport',
    export: name,
    file: source,
    actual: actual === undefined ? 'nothing' : typeOf(actual),
  })
}

/** @param {unknown} cause */
function errorOf(cause) {
  if (typeof cause !== 'object' || cause === null) {
    return { name: typeOf(cause), message: String(shortened(cause)) }
  }
  const { name, message, stack, ...fields } = /** @type {any} */ (cause)
  return {
    ...shortened(fields),
    name: String(name ?? 'Error'),
    message: String(message ?? '').slice(0, LONGEST_TEXT),
    stack: String(stack ?? '').slice(0, LONGEST_TEXT),
  }
}

/** @param {string} text */
function cut(text) {
  const more = text.length - LONGEST_TEXT
  return more > 0 ? `${text.slice(0, LONGEST_TEXT)}… (+${more})` : text
}

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** @param {unknown} value @returns {any} */
function shortened(value, depth = 0) {
  if (typeof value === 'string') return cut(value)
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return Array.isArray(value) ? [] : {}
  if (Array.isArray(value)) {
    return value.slice(0, MOST_MEMBERS).map(item => shortened(item, depth + 1))
  }
  const members = Object.entries(value).slice(0, MOST_MEMBERS)
  return Object.fromEntries(
    members.map(([key, member]) => [key, shortened(member, depth + 1)]),
  )
}
