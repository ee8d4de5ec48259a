/**
 * Random archives: whatever they hold, the outcome is files or a refusal, nothing is
 * written next to them, and every name that is taken is harmless.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openStore, takeIn } from '../../src/intake/index.ts'
import { scratch, writeFiles, written } from './stage-files.ts'
import { type TarEntry, tarOf } from './tar-bytes.ts'
import { type ZipEntry, zipOf } from './zip-bytes.ts'

vi.setConfig({ testTimeout: 600_000 })

const GOOD = Object.entries(written('01')).map(([name, data]) => ({ name, data }))

const part = fc.oneof(
  fc.constantFrom('..', '.', '', 'src', 'SRC', 'break', 'node_modules', '.git', 'CON'),
  fc.constantFrom('server.ts', 'a\\b', 'C:', '\0', 'é', 'é', '\u202e', ' ', '-rf'),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const name = fc
  .tuple(
    fc.constantFrom('', '/', './', 'src/', '../'),
    fc.array(part, { maxLength: 4 }),
  )
  .map(([head, parts]) => head + parts.join('/'))
const data = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes))

const zipEntry: fc.Arbitrary<ZipEntry> = fc.record(
  {
    name,
    data,
    mode: fc.integer({ min: 0, max: 0xffff }),
    method: fc.constantFrom(0, 8, 8, 8, 14),
    flags: fc.constantFrom(0, 0x800, 0x800, 0x801, 0x808),
    says: fc.record(
      { packed: fc.nat(2 ** 31), size: fc.nat(2 ** 31) },
      { requiredKeys: [] },
    ),
    sameAs: fc.nat(8),
    extra: fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes)),
  },
  { requiredKeys: ['name', 'data'] },
)
const tarEntry: fc.Arbitrary<TarEntry> = fc.record(
  {
    name,
    data,
    type: fc.constantFrom(
      '0',
      '0',
      '1',
      '2',
      '3',
      '5',
      '6',
      '7',
      'x',
      'g',
      'L',
      'K',
      'S',
    ),
    mode: fc.nat(0o7777),
    linkname: fc.constantFrom('', '/etc/passwd', '../..'),
    size: fc.nat(2 ** 30),
  },
  { requiredKeys: ['name', 'data'] },
)

/** Some bytes of an archive changed, or its end cut off. */
const damaged = (archives: fc.Arbitrary<Buffer>) =>
  fc
    .tuple(
      archives,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      fc.nat(30),
    )
    .map(([archive, changes, cut]) => {
      const bytes = Buffer.from(archive)
      for (const [at, value] of changes) bytes[at % Math.max(1, bytes.length)] = value
      return cut < 3 ? bytes.subarray(0, bytes.length - cut * 37) : bytes
    })

const zips = fc.array(zipEntry, { maxLength: 6 }).map(more => zipOf([...GOOD, ...more]))
const tars = fc.array(tarEntry, { maxLength: 6 }).map(more => tarOf([...GOOD, ...more]))

async function holds(bytes: Buffer): Promise<void> {
  const above = scratch()
  const dir = writeFiles(join(above, 'in'), { 'x.bin': bytes })
  const intake = await takeIn({ name: 'x', path: join(dir, 'x.bin') })
  expect(readdirSync(above, { recursive: true })).toEqual(['in', 'in/x.bin'])
  if (intake.kind === 'rejected') {
    expect(intake.message.en && intake.message.zh).not.toBe('')
    expect(intake.message.en + intake.entry).not.toMatch(/[\p{Cc}\u202e]/u)
    return
  }
  for (const path of intake.files.keys()) {
    expect(path).toMatch(/^(src|break|detectors)\/[^\\]+$/)
    expect(path.split('/')).not.toContain('..')
    expect(path).not.toMatch(/\p{Cc}/u)
  }
  const store = await openStore(join(above, 'store'))
  await store.put(intake.files)
  expect(readdirSync(above).sort()).toEqual(['in', 'store'])
}

/** More of them with `WORKSHOP_FUZZ_RUNS=2000`. */
const RUNS = { numRuns: Number(process.env.WORKSHOP_FUZZ_RUNS ?? 60) }

test('random zips', async () => {
  await fc.assert(fc.asyncProperty(damaged(zips), holds), RUNS)
})

test('random tars', async () => {
  await fc.assert(fc.asyncProperty(damaged(tars), holds), RUNS)
})

test('random tars, packed', async () => {
  await fc.assert(
    fc.asyncProperty(damaged(tars.map(bytes => gzipSync(bytes))), holds),
    RUNS,
  )
})

test('random bytes behind the marks of an archive', async () => {
  const marks = ['PK\x03\x04', 'PK\x05\x06', '\x1f\x8b\x08', 'ustar'].map(mark =>
    Buffer.from(mark, 'latin1'),
  )
  const anything = fc
    .tuple(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 2_000 }))
    .map(([mark, rest]) => Buffer.concat([mark, rest]))
  await fc.assert(fc.asyncProperty(anything, holds), RUNS)
})
