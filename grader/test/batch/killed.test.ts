/** SIGKILL at any moment: after the last resume each submission has one result. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Journal } from '../../src/batch/journal.ts'

const PROGRAM = fileURLToPath(new URL('./killed-grader.ts', import.meta.url))
const COUNT = 200

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Kills it after so many results; `undefined` lets it end. */
function grade(killAfter?: number): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', PROGRAM, folder, `${COUNT}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let results = 0
  child.stdout.on('data', (text: Buffer) => {
    results += text.length
    if (killAfter !== undefined && results >= killAfter) child.kill('SIGKILL')
  })
  return new Promise(resolve => child.once('close', code => resolve(code)))
}

test('ten kills, 200 results, none twice, none changed', {
  timeout: 120_000,
}, async () => {
  const seen = new Map<string, string>()
  let seed = 7
  for (let kill = 0; kill < 10; kill++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    // Those that are there already are told again at once.
    const before = seen.size
    expect(await grade(before + 1 + (seed % 15))).toBeNull()
    for (const { submission, seeds } of (await Journal.open(folder)).results()) {
      const known = seen.get(submission.name) ?? seeds.join()
      expect(seeds.join()).toBe(known)
      seen.set(submission.name, known)
    }
  }
  expect(seen.size).toBeGreaterThan(10)
  expect(await grade()).toBe(0)
  const journal = await Journal.open(folder)
  expect(journal.opened.setAside).toEqual([])
  expect(journal.results()).toHaveLength(COUNT)
  for (const { submission, seeds } of journal.results()) {
    expect(seeds.join()).toBe(seen.get(submission.name) ?? seeds.join())
  }
  const lines = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  const named = lines.flatMap(line => {
    try {
      return [JSON.parse(line).name]
    } catch {
      // What a kill has cut in two.
      return []
    }
  })
  expect(new Set(named).size).toBe(COUNT)
  expect(named).toHaveLength(COUNT)
})
