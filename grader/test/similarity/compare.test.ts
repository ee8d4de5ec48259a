/** Copies are found, whatever they are called; what everybody was given is none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test, vi } from 'vitest'
import { treeHash } from '../../src/intake/index.ts'
import { type Compared, compareSubmissions } from '../../src/similarity/index.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Code that nobody was given, as if it were somebody's work. */
function work(name: string, folder: string, change = (text: string) => text): Compared {
  const dir = join(ROOT, folder)
  const files = new Map(
    readdirSync(dir)
      .filter(file => file.endsWith('.ts'))
      .map(file => [
        `src/${file}`,
        Buffer.from(change(readFileSync(join(dir, file), 'utf8'))),
      ]),
  )
  return { name, tree: treeHash(files), files }
}

const disguised = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '/* my own work */')
    .replace(/\bconst (\w+) = /g, 'let $1 = ')
    .replace(/\b(line|text|width|frame|theme|row|cell)s?\b/g, 'my_$1')
    .replaceAll('  ', '\t')

const pairsOf = (...submissions: Compared[]) =>
  compareSubmissions('01', submissions).pairs.map(({ names, isIdentical }) =>
    [...names, ...(isIdentical ? ['identical'] : [])].join(' '),
  )

test('a copy is found, renamed and reformatted too, and nothing else is', () => {
  const ann = work('ann', 'packages/report/src')
  const bob = work('bob', 'packages/report/src', disguised)
  const cleo = work('cleo', 'packages/report/src')
  const dan = work('dan', 'packages/faults/src')
  expect(pairsOf(ann, bob, cleo, dan)).toEqual([
    'ann cleo identical',
    'ann bob',
    'bob cleo',
  ])
  const { pairs } = compareSubmissions('01', [ann, bob])
  expect(pairs[0]?.similarity).toBeGreaterThan(0.9)
  expect(pairs[0]?.sameFiles).toEqual([])
  expect(compareSubmissions('01', [ann, cleo]).pairs[0]?.sameFiles).toHaveLength(
    ann.files.size,
  )
})

test('half of a copy is less alike than the whole', () => {
  const ann = work('ann', 'packages/report/src')
  const half = work('half', 'packages/faults/src')
  const some = [...ann.files].slice(0, 8)
  const mixed = { ...half, files: new Map([...half.files, ...some]) }
  const [pair] = compareSubmissions('01', [ann, mixed], { threshold: 0 }).pairs
  expect(pair?.similarity).toBeGreaterThan(0.05)
  expect(pair?.similarity).toBeLessThan(0.9)
  expect(pair?.sameFiles.length).toBeGreaterThan(0)
})

test('the skeleton and both solutions are no likeness', () => {
  const own = (name: string, folder: string) => work(name, `${folder}/src`)
  const skeleton = own('skeleton', 'stages/03-remote')
  const edited = work('edited', 'stages/03-remote/src', text => `${text}\n// mine\n`)
  const solved = own('solved', 'solutions/03-remote/zero-sdk')
  const other = work('other', 'solutions/03-remote/zero-sdk/src', disguised)
  const all = [skeleton, edited, solved, other]
  expect(compareSubmissions('03', all, { threshold: 0.1 }).pairs).toEqual([])
})

test('what cannot be compared is told, and the rest goes on', () => {
  const ann = work('ann', 'packages/report/src')
  const bob = { ...work('bob', 'packages/report/src'), name: 'bob' }
  const none: Compared = { name: 'none', tree: '', files: new Map() }
  const large: Compared = {
    name: 'large',
    tree: 'x',
    files: new Map([['src/x.ts', Buffer.alloc(500_000, 'x ')]]),
  }
  const found = compareSubmissions('01', [none, ann, large, bob])
  expect(found.compared).toBe(2)
  expect(found.notCompared.map(({ name }) => name)).toEqual(['none', 'large'])
  expect(found.pairs).toHaveLength(1)
})

test('text that is no code is read to its end all the same', () => {
  const hostile = ['`${', '/a', '((((', "'\\\n", '\ud800', '/*', '{'].map(
    (part, at) => {
      const files = new Map([['src/x.ts', Buffer.from(part.repeat(5_000))]])
      return { name: `h${at}`, tree: treeHash(files), files }
    },
  )
  expect(compareSubmissions('01', hostile).compared).toBe(hostile.length)
})
