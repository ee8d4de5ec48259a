import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Entry } from '../../src/grade/hand-in.ts'
import { compareAll } from '../../src/grade/likeness.ts'
import { treeHash } from '../../src/intake/index.ts'

let out = ''
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'likeness-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

/** Somebody's own code, which is no one else's. */
function handedIn(name: string, words: string, stage: '01' | '02' = '01'): Entry {
  const lines = Array.from({ length: 60 }, (_, nth) => {
    return `export const ${words}${nth} = (a: number) => a * ${nth} + ${words}(a - ${nth}, '${words}')`
  })
  const files = new Map([['src/own.ts', Buffer.from(lines.join('\n'))]])
  const candidate = { name, path: join(out, name) }
  const tree = treeHash(files)
  const known = { candidate, source: 'folder', stage, files, tree } as const
  const rest = { submittedAt: null, notices: [] }
  const intake = { kind: 'accepted', ...known, ...rest } as const
  const submission = {
    name,
    learner: null,
    source: 'folder',
    tree: known.tree,
  } as const
  return { kind: 'grade', submission: { ...submission, ...rest, notices: [] }, intake }
}

test('two that are alike are named, for the instructor only', async () => {
  await compareAll([handedIn('an|n', 'x'), handedIn('bob', 'x')], out, 'en')
  expect(readdirSync(out)).toEqual(['class'])
  const page = readFileSync(join(out, 'class/similarity.md'), 'utf8')
  expect(page).toContain('| `an¦n` | `bob` | `100 %` | `src/own.ts` |')
  const [stage] = JSON.parse(readFileSync(join(out, 'class/similarity.json'), 'utf8'))
  expect(stage.pairs[0]).toMatchObject({ isIdentical: true, similarity: 1 })
})

test('stages are apart, and one alone is like nobody', async () => {
  const entries = [handedIn('ann', 'x'), handedIn('bob', 'x', '02')]
  await compareAll(entries, out, 'zh')
  expect(JSON.parse(readFileSync(join(out, 'class/similarity.json'), 'utf8'))).toEqual(
    [],
  )
})

test('the two solutions of a stage are alike to nobody: they were given', async () => {
  const { takeIn } = await import('../../src/intake/index.ts')
  const entries: Entry[] = []
  for (const flavour of ['zero-sdk', 'sdk']) {
    const path = join(ROOT, 'solutions/04-token', flavour)
    const intake = await takeIn({ name: flavour, path }, { stage: '04' })
    if (intake.kind !== 'accepted') throw new Error(intake.message.en)
    const { tree, notices } = intake
    const known = {
      name: flavour,
      learner: null,
      submittedAt: null,
      notices: [...notices],
    }
    entries.push({
      kind: 'grade',
      submission: { ...known, source: 'folder', tree },
      intake,
    })
  }
  await compareAll(entries, out, 'en')
  const [stage] = JSON.parse(readFileSync(join(out, 'class/similarity.json'), 'utf8'))
  expect(stage.pairs).toEqual([])
})
