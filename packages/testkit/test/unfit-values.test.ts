/**
 * A subject apart that gives what the contract does not say. However odd it is, it is
 * the subject's failure: a fault of ours would leave the submission without a score,
 * and anybody could choose that.
 */
import { expect, test } from 'vitest'
import { runStage } from './stage-run.ts'

const PROXIED = { WORKSHOP_SUBJECT_PROXY: '{}' }

const decoding = (result: string) => `
  export function createLineDecoder() { return { push: () => ${result}, end: () => [] } }
  export const encodeMessage = () => ''`

const THROWING = `new Proxy({}, {
  get: (_, key) => (key === 'then' ? undefined : () => { throw { name: 'odd' } }),
  ownKeys: () => ['map', 'flatMap', 'filter', 'length', Symbol.iterator],
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
})`

const UNFIT: Readonly<Record<string, string>> = {
  'null for a list': decoding('null'),
  'a list of null': decoding('[null]'),
  'methods that throw': decoding(THROWING),
  'a source that ends the bundler': `${decoding('[]')}
    export const deep = ${'['.repeat(200_000)}${']'.repeat(200_000)}`,
}

test.each(Object.keys(UNFIT))('%s: its own failure', async name => {
  const files = { 'src/framing.ts': UNFIT[name] ?? '' }
  await using run = await runStage(files, PROXIED, 'split-utf8')
  expect(run.check('split-utf8', 'every-split').verdict).toBe('fail')
  expect(run.check('split-utf8', 'byte-by-byte').verdict).toBe('fail')
})
