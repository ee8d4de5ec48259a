/** Where groups are found, in trees of plain files; that they hold is the corpus's. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGroups } from '../../src/sandbox/control-groups.ts'
import { limitsFrom } from '../../src/sandbox/limits.ts'
import { createSlotGroup } from '../../src/sandbox/slot-group.ts'

function treeOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'groups-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return {
    root,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

const unified = (root: string) => `30 20 0:26 / ${root} rw - cgroup2 cgroup2 rw\n`

test('version 1: one tree for each controller, in the group we are in', () => {
  using tree = treeOf({ 'memory/own/x': '', 'pids/x': '' })
  const mounts = ['memory', 'pids', 'cpu']
    .map(name => `1 2 0:3 / ${tree.root}/${name} rw - cgroup cgroup rw,${name}\n`)
    .join('')
  const self = '8:pids:/\n4:memory:/own\n0::/\n'
  expect(findGroups({ mounts, self })).toEqual({
    place: {
      version: 1,
      memory: join(tree.root, 'memory/own'),
      pids: join(tree.root, 'pids'),
    },
  })
})

test('version 2: controllers are passed on when they are not yet', () => {
  using tree = treeOf({
    'scope/cgroup.controllers': 'cpu memory pids\n',
    'scope/cgroup.subtree_control': '',
  })
  const sources = { mounts: unified(tree.root), self: '0::/scope\n' }
  const parent = join(tree.root, 'scope')
  expect(findGroups(sources)).toEqual({ place: { version: 2, parent } })
  const control = readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8')
  expect(control).toBe('+memory +pids')
})

test('version 2 without the controllers: why, and what to do', () => {
  using tree = treeOf({ 'cgroup.controllers': 'cpu pids\n' })
  const found = findGroups({ mounts: unified(tree.root), self: '0::/\n' })
  expect(found).toMatchObject({
    why: `${tree.root} has no controller memory`,
    fix: expect.stringContaining('Delegate=yes'),
  })
})

test('no groups at all', () => {
  expect(findGroups({ mounts: '', self: '' })).toMatchObject({
    why: 'no control groups are mounted',
  })
})

test('version 2: limits of a slot, and what it counts', () => {
  using tree = treeOf({
    'slot-1/learner/cgroup.procs': '',
    'slot-1/runner/cgroup.procs': '',
    'slot-1/cgroup.procs': '',
    'slot-1/learner/memory.events': 'low 0\noom 3\noom_kill 2\n',
    'slot-1/learner/memory.peak': '999\n',
    'slot-1/learner/pids.events': 'max 7\n',
  })
  const limits = limitsFrom({ memoryBytes: 2 ** 27, processes: 33 })
  const place = { version: 2, parent: tree.root } as const
  const group = createSlotGroup(place, 'slot-1', limits, process.getuid?.() ?? 0)
  const set = (file: string) =>
    readFileSync(join(tree.root, 'slot-1/learner', file), 'utf8')
  expect([set('memory.max'), set('memory.swap.max'), set('pids.max')]).toEqual([
    String(2 ** 27),
    '0',
    '33',
  ])
  expect(group.usage()).toEqual({
    memoryPeak: 999,
    oomKills: 2,
    processPeak: null,
    forksRefused: 7,
  })
  expect(group.runnerFolder).toBe(join(tree.root, 'slot-1/runner'))
})
