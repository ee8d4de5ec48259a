/** From paths to candidates. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { discover, takeIn } from '../../src/intake/index.ts'
import { repository } from './git-fixtures.ts'
import { scratch, writeFiles, written } from './stage-files.ts'
import { tarOf } from './tar-bytes.ts'
import { zipOf } from './zip-bytes.ts'

// Machines that test are busy.
vi.setConfig({ testTimeout: 60_000 })

const entries = Object.entries(written('01')).map(([name, data]) => ({ name, data }))

async function names(...paths: string[]) {
  const { candidates, notTaken } = await discover(paths)
  return [candidates.map(({ name }) => name), notTaken.map(({ name }) => name)]
}

test('a folder of submissions: archives, folders, repositories, in order', async () => {
  const dir = writeFiles(scratch(), {
    'zoe.zip': zipOf(entries),
    'bob.tar.gz': tarOf(entries),
    ...written('01', 'carol/'),
    'list.csv': 'id,name\n',
    '.hidden': '',
    '.DS_Store': '',
    'Dan Smith_123/stage one.zip': zipOf(entries),
    'Dan Smith_123/.DS_Store': '',
  })
  symlinkSync('/etc', join(dir, 'eve'))
  expect(await names(dir)).toEqual([
    ['Dan Smith_123', 'bob', 'carol', 'eve', 'zoe'],
    ['.hidden', 'list.csv'],
  ])
  const { candidates, notTaken } = await discover([dir])
  const taken = await Promise.all(candidates.map(candidate => takeIn(candidate)))
  expect(taken.map(({ kind }) => kind)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'rejected',
    'accepted',
  ])
  for (const { why } of notTaken) expect(why.en && why.zh).not.toBe('')
})

test.each([
  ['a stage folder', () => writeFiles(scratch(), written('01'))],
  ['a checkout', () => writeFiles(scratch(), written('01', 'stages/01-handrolled/'))],
  [
    'a folder above a stage',
    () => writeFiles(scratch(), written('01', '01-handrolled/')),
  ],
  ['a repository', () => repository()],
  ['the files of src/', () => join(writeFiles(scratch(), written('01')), 'src')],
  [
    'an archive',
    () => join(writeFiles(scratch(), { 'a.zip': zipOf(entries) }), 'a.zip'),
  ],
])('%s is one submission', async (_, make) => {
  const { candidates, notTaken } = await discover([make()])
  expect([candidates.length, notTaken.length]).toEqual([1, 0])
})

test('an empty folder, a folder without submissions and nothing at all are told', async () => {
  const empty = scratch()
  const notes = writeFiles(scratch(), { 'notes.md': '' })
  const { candidates, notTaken } = await discover([empty, notes, join(empty, 'gone')])
  expect(candidates).toEqual([])
  expect(notTaken.map(({ why }) => why.en)).toEqual([
    'The folder is empty.',
    'Neither a folder nor an archive that can be read here.',
    'There is nothing here.',
  ])
})

test('a path named twice counts once, and a link named by the instructor is followed', async () => {
  const dir = writeFiles(scratch(), written('01', 'alice/'))
  const link = join(scratch(), 'class')
  symlinkSync(dir, link)
  const [found, told] = await names(dir, link)
  expect([found, told]).toEqual([['alice'], ['alice']])
})

test('a pipe among the submissions is a candidate, and refused', async () => {
  const dir = scratch()
  mkdirSync(join(dir, 'bob'))
  execFileSync('mkfifo', [join(dir, 'alice.zip')])
  const { candidates } = await discover([dir])
  const taken = await Promise.all(candidates.map(candidate => takeIn(candidate)))
  expect(taken.map(intake => 'reason' in intake && intake.reason)).toEqual([
    'fifo',
    'empty',
  ])
})
