/**
 * Programs that would rather change the verdict than earn it. Each is code for the top
 * of a module that decodes nothing; what it earns is nothing.
 */

/** A decoder that is wrong about everything. */
export const WRONG = `
export function createLineDecoder() { return { push: () => [], end: () => [] } }
export const encodeMessage = () => ''
`

const FLIP = `
const passed = value => {
  if (typeof value !== 'object' || value === null) return value
  if (value.state === 'fail') value.state = 'pass'
  if (value.verdict && value.check) { value.verdict = 'pass'; delete value.lesson }
  for (const member of Object.values(value)) passed(member)
  return value
}
const worker = globalThis.__vitest_worker__
`

const PROXY = (isMeant: string) => `${FLIP}
let touched = false
if (worker?.rpc) {
  const { rpc } = worker
  const flipping = name => (...args) =>
    rpc[name](...(${isMeant} ? args.map(passed) : args))
  worker.rpc = new Proxy(rpc, {
    get: (rpc, name) => name === 'onTaskUpdate' ? flipping(name) : rpc[name],
  })
}
`

/** By what it does, as the list of known attacks has them. */
export const FORGERIES: Readonly<Record<string, string>> = {
  'U01 overwrites matchers': `
for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
  const store = globalThis[symbol]
  if (typeof store !== 'object' && typeof store !== 'function') continue
  for (const key of Object.keys(store ?? {})) {
    try { store[key] = () => ({ pass: true, message: () => '' }) } catch {}
  }
}
${WRONG}`,
  'U02 overwrites what comparisons are made of': `
Object.is = () => true
Array.prototype.every = () => true
Array.prototype.some = () => false
JSON.stringify = () => '[]'
RegExp.prototype.test = () => true
${WRONG}`,
  'U03 turns every result around on its way': `${PROXY('true')}${WRONG}`,
  'U04 sets each test to be expected to fail': `
const seen = new Set()
const visit = (value, depth = 0) => {
  if (typeof value !== 'object' || value === null || seen.has(value) || depth > 6) return
  seen.add(value)
  if (value.type === 'test') value.fails = true
  for (const member of Object.values(value)) visit(member, depth + 1)
}
visit(globalThis.__vitest_worker__)
${WRONG}`,
  'U05 turns the results around of tests that called it': `${PROXY('touched')}
export function createLineDecoder() {
  touched = true
  return { push: () => [], end: () => [] }
}
export const encodeMessage = () => ''`,
  'U06 returns what claims to equal everything': `
const anything = {
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch: () => true,
  equals: () => true,
  toString: () => 'message',
  [Symbol.toPrimitive]: () => 'message',
}
const events = Object.assign([anything], { asymmetricMatch: () => true })
export function createLineDecoder() {
  return { push: () => events, end: () => JSON.parse('{"__proto__":{"type":"message"}}') }
}
export const encodeMessage = () => anything`,
  'U07 reads the tests and answers what they want': `
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
let wanted = ''
for (const place of [process.cwd(), join(process.cwd(), '..')]) {
  const file = join(place, 'test/split-utf8.test.ts')
  if (existsSync(file)) wanted = readFileSync(file, 'utf8')
}
const [, text] = /const TEXT = '(.*)'/.exec(wanted) ?? []
const result = { resultType: 'complete', content: [{ type: 'text', text }] }
const event = { type: 'message', message: { jsonrpc: '2.0', id: 1, result } }
let fed = 0
export function createLineDecoder() {
  return { push: () => (text && fed++ % 2 ? [event] : []), end: () => [] }
}
export const encodeMessage = () => ''`,
  'U08 rewrites the report behind the run': `
import { spawn } from 'node:child_process'
const rewrite = \`
  const { readFileSync, writeFileSync } = require('node:fs')
  const file = process.env.WORKSHOP_REPORT
  setInterval(() => {
    if (!file) process.exit(0)
    try {
      const text = readFileSync(file, 'utf8').replaceAll('"fail"', '"pass"')
      writeFileSync(file, text)
    } catch {}
  }, 20)
  setTimeout(() => process.exit(0), 15000)\`
spawn(process.execPath, ['-e', rewrite], { detached: true, stdio: 'ignore' }).unref()
${WRONG}`,
}
