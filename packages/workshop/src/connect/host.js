/**
 * The process in which a learner's client lives while `pnpm connect` uses it: a
 * loop that never ends, a throw that nobody catches or a `process.exit` hurts
 * this process only. It does what the other end of the channel asks, and decides
 * nothing. Plain JavaScript, so that it starts as fast as Node does.
 *
 * node host.js <built client.mjs>
 */
import { pathToFileURL } from 'node:url'

const [file = ''] = process.argv.slice(2)

/** What crosses the channel of one value: enough for any screen. */
const LONGEST_TEXT = 4000
const MOST_MEMBERS = 1000
const DEEPEST = 8

/** @type {Record<string, (...args: any[]) => any> | undefined} */
let client

/** @type {Record<string, (...args: any[]) => any>} */
const steps = {
  async connect(options) {
    const { connect } = await import(pathToFileURL(file).href)
    if (typeof connect !== 'function') throw missing('connect', connect)
    client = await connect(options)
  },
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
  const method = client?.[step]
  if (typeof method !== 'function') throw missing(`connect().${step}`, method)
  // Called on its object: a client may be written as a class.
  return method.apply(client, args)
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
