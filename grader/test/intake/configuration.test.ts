/**
 * C01–C06: what decides how code is built, tested and installed. Each file here
 * leaves a marker when somebody runs it; no marker may ever appear, nothing of it is
 * kept, and the instructor is told.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openStore } from '../../src/intake/index.ts'
import { type Files, scratch, takeFolder, writeFiles, written } from './stage-files.ts'

// Machines that test are busy.
vi.setConfig({ testTimeout: 60_000 })

const marks = (markers: string, name: string) =>
  `require('node:fs').writeFileSync(${JSON.stringify(join(markers, name))}, '')\n`

const CASES: [string, (markers: string) => Files, string[]][] = [
  [
    'C01 configuration of the test runner and its plugins',
    markers => ({
      'vitest.config.ts': marks(markers, 'vitest'),
      'vite.config.mjs': marks(markers, 'vite'),
      'vitest.workspace.ts': marks(markers, 'workspace'),
      'postcss.config.cjs': marks(markers, 'postcss'),
      'src/vite.config.ts': marks(markers, 'inner'),
      '.env': 'VITE_X=1\n',
    }),
    [
      'tamper:added .env',
      'tamper:added postcss.config.cjs',
      'tamper:added src/vite.config.ts',
      'tamper:added vite.config.mjs',
      'tamper:added vitest.workspace.ts',
      'tamper:differs vitest.config.ts',
    ],
  ],
  [
    'C02 a tsconfig that extends a file outside',
    () => ({
      'tsconfig.json': '{ "extends": "/etc/passwd" }',
      'src/tsconfig.json': '{ "extends": "/etc/passwd" }',
    }),
    ['tamper:added src/tsconfig.json', 'tamper:differs tsconfig.json'],
  ],
  [
    'C03 .npmrc',
    markers => ({ '.npmrc': `script-shell=${join(markers, 'shell')}\n` }),
    ['tamper:added .npmrc'],
  ],
  [
    'C04 .pnpmfile.cjs',
    markers => ({ '.pnpmfile.cjs': marks(markers, 'pnpmfile') }),
    ['tamper:added .pnpmfile.cjs'],
  ],
  [
    'C05 scripts of package.json',
    markers => ({
      'package.json': JSON.stringify({
        name: 'stage-01',
        scripts: { preinstall: `touch ${markers}/x`, test: 'exit 0' },
      }),
      'src/package.json': '{ "type": "commonjs" }',
    }),
    ['tamper:added src/package.json', 'tamper:differs package.json'],
  ],
  [
    'C06 a test runner in node_modules',
    markers => ({
      'node_modules/vitest/index.js': marks(markers, 'runner'),
      'node_modules/vitest/package.json': '{ "name": "vitest" }',
    }),
    ['tamper:packages node_modules'],
  ],
  [
    'tests that were edited, removed and added',
    () => ({
      'test/stage.ts': 'export {}\n',
      'test/mine.test.ts': 'export {}\n',
      'provided/x.ts': '',
    }),
    [
      'tamper:added provided/x.ts',
      'tamper:added test/mine.test.ts',
      'tamper:differs test/stage.ts',
    ],
  ],
]

test.each(CASES)('%s: never run, never kept, told', async (_, make, wanted) => {
  const markers = scratch()
  const dir = writeFiles(scratch(), { ...written('01'), ...make(markers) })
  const intake = await takeFolder(dir)
  if (intake.kind !== 'accepted') throw new Error(intake.message.en)
  const told = intake.notices
    .map(({ kind, entry }) => `${kind} ${entry}`)
    .filter(line => !line.startsWith('tamper:removed'))
  expect(told.sort()).toEqual(wanted)
  expect(Object.fromEntries(intake.files)).toEqual(written('01'))
  const store = await openStore(join(scratch(), 'store'))
  const kept = readdirSync(await store.put(intake.files), { recursive: true })
  expect(kept.map(String).sort()).toEqual(
    ['break', 'src', ...Object.keys(written('01'))].sort(),
  )
  expect(readdirSync(markers)).toEqual([])
})

test('a test that was removed is told when the others are there', async () => {
  const dir = writeFiles(scratch(), {
    ...written('01'),
    'test/stage.ts': 'export {}\n',
  })
  const intake = await takeFolder(dir)
  const removed = 'notices' in intake ? intake.notices : []
  expect(removed.map(({ kind, entry }) => `${kind} ${entry}`)).toContain(
    'tamper:removed test/dead-server.test.ts',
  )
})

test('a file with the line ends of another system is the same file', async () => {
  const own = Object.fromEntries(
    Object.entries(written('01')).map(([path, bytes]) => [
      path,
      bytes.toString().replaceAll('\n', '\r\n'),
    ]),
  )
  const dir = writeFiles(scratch(), { ...own, 'vitest.config.ts': CONFIG })
  const intake = await takeFolder(dir)
  expect('notices' in intake && intake.notices).toEqual([])
})

const CONFIG =
  "import { stage } from '@workshop/testkit/preset'\r\n\r\nexport default stage(import.meta.url)\r\n"

test('in a whole checkout what is under the stages is compared too', async () => {
  const dir = writeFiles(scratch(), {
    ...written('01', 'w/stages/01-handrolled/'),
    'w/packages/testkit/src/guards.ts': 'export {}\n',
    'w/.npmrc': 'x=1\n',
    'w/notes.md': 'mine',
  })
  const intake = await takeFolder(dir)
  expect('notices' in intake && intake.notices.map(({ entry }) => entry)).toEqual([
    'w/.npmrc',
    'w/packages/testkit/src/guards.ts',
  ])
})

test('settings beside the stage are told as well', async () => {
  const dir = writeFiles(scratch(), {
    ...written('01', 'alice/stage/'),
    'alice/.npmrc': 'script-shell=/bin/false\n',
    'alice/notes.md': 'mine',
  })
  const intake = await takeFolder(dir)
  expect('notices' in intake && intake.notices.map(({ entry }) => entry)).toEqual([
    'alice/.npmrc',
  ])
})
