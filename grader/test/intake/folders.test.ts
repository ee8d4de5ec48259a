/** Folders with more in them than files, and which one is the stage. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeIn } from '../../src/intake/index.ts'
import {
  folderOf,
  scratch,
  takeFolder,
  told,
  writeFiles,
  written,
} from './stage-files.ts'

// Machines that test are busy.
vi.setConfig({ testTimeout: 60_000 })

const handedIn = () => writeFiles(scratch(), written('01'))

test('A17 a pipe is refused and never waited for', async () => {
  const dir = handedIn()
  execFileSync('mkfifo', [join(dir, 'src/pipe.ts')])
  expect(told(await takeFolder(dir))).toBe('fifo: src/pipe.ts')
})

test('A18 a link to the tests is refused', async () => {
  const dir = handedIn()
  symlinkSync(join(ROOT, 'stages/01-handrolled/test'), join(dir, 'src/test'))
  expect(told(await takeFolder(dir))).toBe('link: src/test')
})

test('A18 a link in place of src/ is refused', async () => {
  const dir = scratch()
  symlinkSync(handedIn(), join(dir, 'alice'))
  expect(told(await takeFolder(join(dir, 'alice')))).toBe('link: ')
  const inside = scratch()
  symlinkSync(join(handedIn(), 'src'), join(inside, 'src'))
  expect(told(await takeFolder(inside))).toBe('link: src')
})

test('A19 a socket is refused', async () => {
  const dir = handedIn()
  const server = createServer().listen(join(dir, 'src/s.sock'))
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(told(await takeFolder(dir))).toBe('socket: src/s.sock')
})

test('a setuid file, a name with a line end, and one over the cap are refused', async () => {
  const setuid = handedIn()
  chmodSync(join(setuid, 'src/client.ts'), 0o4755)
  expect(told(await takeFolder(setuid))).toBe('setuid: src/client.ts')
  const named = writeFiles(handedIn(), { 'src/a\nb.ts': '' })
  expect(told(await takeFolder(named))).toBe('name-characters: src/a\\nb.ts')
  const large = writeFiles(handedIn(), { 'src/large.ts': Buffer.alloc(6_000_000) })
  expect(told(await takeFolder(large))).toBe('file-too-large: src/large.ts')
})

test('a file of 2 GB is refused without being read', async () => {
  const dir = scratch()
  execFileSync('truncate', ['-s', '2G', join(dir, 'huge.zip')])
  expect(told(await takeFolder(join(dir, 'huge.zip')))).toBe('archive-too-large: ')
  const inside = handedIn()
  execFileSync('truncate', ['-s', '2G', join(inside, 'src/huge.ts')])
  expect(told(await takeFolder(inside))).toBe('file-too-large: src/huge.ts')
})

test('a folder of too many files, and one too deep, are refused', async () => {
  const many = handedIn()
  for (let n = 0; n < 60; n += 1) writeFileSync(join(many, 'src', `${n}.ts`), '')
  const caps = { entries: 50 }
  expect(told(await takeFolder(many, { caps }))).toBe('too-many-entries: ')
  const deep = handedIn()
  mkdirSync(join(deep, 'src', ...Array.from({ length: 25 }, () => 'd')), {
    recursive: true,
  })
  expect(told(await takeFolder(deep))).toMatch(/^too-deep: src\/d/)
})

test('what is not there is told', async () => {
  expect(told(await takeFolder(join(scratch(), 'gone')))).toBe('unreadable: ')
  expect(told(await takeFolder(scratch()))).toBe('empty: ')
})

test('an installed node_modules is no tampering; packages handed in are told', async () => {
  const dir = handedIn()
  mkdirSync(join(dir, 'node_modules/@types'), { recursive: true })
  symlinkSync('/nowhere', join(dir, 'node_modules/vitest'))
  symlinkSync('/nowhere', join(dir, 'node_modules/@types/node'))
  mkdirSync(join(dir, 'node_modules/.bin'))
  const installed = await takeFolder(dir)
  expect(told(installed)).toBe('accepted 01')
  expect('notices' in installed && installed.notices).toEqual([])

  writeFiles(dir, { 'node_modules/chai/index.js': 'x' })
  const bundled = await takeFolder(dir)
  expect('notices' in bundled && bundled.notices.map(({ kind }) => kind)).toEqual([
    'tamper:packages',
  ])
})

test('a hard link is a file like any other', async () => {
  const dir = handedIn()
  linkSync(join(dir, 'src/client.ts'), join(dir, 'src/again.ts'))
  expect(told(await takeFolder(dir))).toBe('accepted 01')
})

describe('where the stage is', () => {
  const cases: [string, string, string][] = [
    ['a bare src/', '', 'accepted 03'],
    ['a stage folder', '03-remote/', 'accepted 03'],
    ['a folder above', 'my work/final/', 'accepted 03'],
    ['a checkout', 'mcp/stages/03-remote/', 'accepted 03'],
    ['an upper folder called src', 'src/mcp/stages/03-remote/', 'accepted 03'],
  ]
  test.each(cases)('%s', async (_, prefix, wanted) => {
    const dir = writeFiles(scratch(), written('03', prefix))
    const intake = await takeFolder(dir)
    expect(told(intake)).toBe(wanted)
    if (intake.kind !== 'accepted') return
    expect(Object.fromEntries(intake.files)).toEqual(written('03'))
  })

  test('the files of src/ themselves', async () => {
    const dir = writeFiles(scratch(), written('04'))
    const intake = await takeIn({ name: 'src', path: join(dir, 'src') })
    expect(told(intake)).toBe('accepted 04')
    expect('files' in intake && [...intake.files.keys()]).toEqual(
      Object.keys(written('04'))
        .filter(path => path.startsWith('src/'))
        .sort(),
    )
  })

  test('every stage and every solution is recognised by its files alone', async () => {
    for (const stage of ['01', '02', '03', '04', '05'] as const) {
      const dir = writeFiles(scratch(), written(stage))
      expect(told(await takeFolder(dir))).toBe(`accepted ${stage}`)
      for (const flavour of ['zero-sdk', 'sdk']) {
        const solution = join(ROOT, 'solutions', folderOf(stage), flavour)
        const intake = await takeIn({ name: flavour, path: solution })
        expect(told(intake), solution).toBe(`accepted ${stage}`)
        expect('notices' in intake && intake.notices, solution).toEqual([])
      }
    }
  })

  test('the skeleton as it was handed out is taken, and told', async () => {
    const path = join(ROOT, 'stages/02-multi-server')
    const intake = await takeIn({ name: 'bob', path })
    expect(told(intake)).toBe('accepted 02')
    expect('notices' in intake && intake.notices.map(({ kind }) => kind)).toEqual([
      'unchanged-skeleton',
    ])
  })

  test('a submission for another stage is told as such', async () => {
    const dir = writeFiles(scratch(), written('02'))
    const intake = await takeFolder(dir, { stage: '03' })
    expect(told(intake)).toBe('wrong-stage: ')
    expect('message' in intake && intake.message.en).toContain('another stage: 02')
  })

  test('in a checkout the stage that was worked on is found, or the one given', async () => {
    const dir = scratch()
    const checkout = (stage: '01' | '02') =>
      writeFiles(dir, written(stage, `stages/${folderOf(stage)}/`))
    checkout('01')
    const skeleton = join(ROOT, 'stages/02-multi-server/src')
    execFileSync('mkdir', ['-p', join(dir, 'stages/02-multi-server')])
    execFileSync('cp', ['-r', skeleton, join(dir, 'stages/02-multi-server/')])
    execFileSync('cp', [
      '-r',
      join(skeleton, '../break'),
      join(dir, 'stages/02-multi-server/'),
    ])
    expect(told(await takeFolder(dir))).toBe('accepted 01')
    expect(told(await takeFolder(dir, { stage: '02' }))).toBe('accepted 02')
    checkout('02')
    const both = await takeFolder(dir)
    expect(told(both)).toBe('ambiguous-stage: ')
    expect('stages' in both && both.stages).toEqual(['01', '02'])
    expect(told(await takeFolder(dir, { stage: '05' }))).toBe('wrong-stage: ')
  })

  test('two copies of a stage, names that disagree, files of no stage', async () => {
    const twice = writeFiles(scratch(), {
      ...written('01', 'old/'),
      ...written('01', 'new/'),
    })
    expect(told(await takeFolder(twice))).toBe('ambiguous-root: ')
    const disagree = writeFiles(scratch(), written('01', '02-multi-server/'))
    expect(told(await takeFolder(disagree))).toBe('ambiguous-stage: ')
    const other = writeFiles(scratch(), { 'src/main.ts': '' })
    expect(told(await takeFolder(other))).toBe('unknown-stage: ')
    expect(told(await takeFolder(other, { stage: '01' }))).toBe('accepted 01')
  })
})
