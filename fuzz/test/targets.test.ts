import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { requestOf } from '../src/cli.ts'
import { keptOf } from '../src/corpus.ts'
import { TARGETS } from '../src/targets/index.ts'
import { tryTarget } from '../src/try-target.ts'
import { BROKEN } from './broken.ts'

const effort = { seed: 7, cases: 300, seconds: 30 }
const request = requestOf([])
if (typeof request === 'string') throw new Error(request)
const { subjects } = request

describe.each(TARGETS)('$name', target => {
  const file = join(`${subjects[target.name]}`, `${target.module}.ts`)
  const module = async (): Promise<unknown> => import(pathToFileURL(file).href)

  test('holds for the reference', async () => {
    const tried = await tryTarget(target, await module(), { ...effort, cases: 100 })
    expect(tried).toEqual({
      target: target.name,
      cases: 100,
      kept: keptOf(target.name).length,
    })
  })

  test('a module that is wrong is found out, with a case', async () => {
    const broken = BROKEN[target.name]?.((await module()) as never)
    const { failure } = await tryTarget({ ...target, name: 'none' }, broken, effort)
    expect(failure?.message).toBeTruthy()
    expect(JSON.parse(`${failure?.case}`)).toBeDefined()
  })
})

test('the same seed brings the same cases', async () => {
  const [target] = TARGETS
  const seen: string[][] = []
  for (let time = 0; time < 2; time++) {
    const cases: string[] = []
    const check = (_: unknown, about: unknown): void => {
      cases.push(JSON.stringify(about))
    }
    const watched = { ...target, name: 'none', check } as (typeof TARGETS)[number]
    await tryTarget(watched, {}, { ...effort, cases: 20 })
    seen.push(cases)
  }
  expect(seen[0]).toEqual(seen[1])
  expect(new Set(seen[0]).size).toBeGreaterThan(10)
})

test('corpora belong to targets', () => {
  const folder = fileURLToPath(new URL('../corpus', import.meta.url))
  expect(folder).toContain('corpus')
  for (const { name } of TARGETS) {
    for (const { why, found } of keptOf(name)) {
      expect(why).not.toBe('')
      expect(found).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  }
})

/** Too long for a corpus. The parser that says where an error is would overflow. */
test('brackets nested deeper than any stack are a problem of the file', async () => {
  const target = TARGETS.find(({ name }) => name === 'scopes')
  if (!target) throw new Error('expected a target called scopes')
  const file = join(`${subjects[target.name]}`, `${target.module}.ts`)
  const module: unknown = await import(pathToFileURL(file).href)
  const text = '['.repeat(1_000_000)
  const about = { sections: { user: text }, order: [0, 0, 0, 0, 0] }
  await expect(Promise.resolve(target.check(module, about))).resolves.toBeUndefined()
})
