/** What archives can hold, and what becomes of it. */
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { takeBytes, told, written } from './stage-files.ts'
import { paxFor, type TarEntry, tarOf } from './tar-bytes.ts'
import { type ZipEntry, zipOf } from './zip-bytes.ts'

// Machines that test are busy.
vi.setConfig({ testTimeout: 60_000 })

const GOOD = Object.entries(written('01')).map(([name, data]) => ({ name, data }))

const zipped = (...entries: ZipEntry[]) => zipOf([...GOOD, ...entries])
const tarred = (...entries: TarEntry[]) => tarOf([...GOOD, ...entries])

test.each<[string, () => Buffer]>([
  ['stage.zip', () => zipped()],
  ['stage.tar', () => tarred()],
  ['stage.tar.gz', () => gzipSync(tarred())],
  ['no-ending', () => zipped()],
  ['wrong-ending.tar', () => zipped()],
])('a stage handed in as %s is taken', async (name, make) => {
  const intake = await takeBytes(name, make())
  expect(told(intake)).toBe('accepted 01')
  if (intake.kind !== 'accepted') return
  expect(Object.fromEntries(intake.files)).toEqual(written('01'))
  expect(intake.tree).toMatch(/^[0-9a-f]{64}$/)
  expect(intake.submittedAt).toMatch(/^20\d\d-/)
  expect(intake.notices).toEqual([])
})

test('the same files have the same hash, however they were packed', async () => {
  const packed = [zipped(), tarred(), gzipSync(tarred())]
  const taken = await Promise.all(packed.map(bytes => takeBytes('x', bytes)))
  expect(new Set(taken.map(intake => 'tree' in intake && intake.tree)).size).toBe(1)
})

const LINK = 0o120777

test.each<[string, ZipEntry[], string]>([
  ['A01 a way out', [{ name: '../../etc/x' }], 'parent-path: ../../etc/x'],
  [
    'A01 a way out, in the middle',
    [{ name: 'src/../../x' }],
    'parent-path: src/../../x',
  ],
  ['A02 an absolute path', [{ name: '/etc/x' }], 'absolute-path: /etc/x'],
  ['A02 a drive', [{ name: 'C:/x' }], 'absolute-path: C:/x'],
  ['A03 a backslash', [{ name: '..\\x' }], 'backslash: ..\\x'],
  ['A04 a link', [{ name: 'src/l', data: '/etc/passwd', mode: LINK }], 'link: src/l'],
  [
    'A05 a link to a folder and a file through it',
    [
      { name: 'src/d', data: '/tmp', mode: LINK },
      { name: 'src/d/x', data: 'x' },
    ],
    'link: src/d',
  ],
  ['A06 a name twice', [{ name: 'src/server.ts' }], 'duplicate-name: src/server.ts'],
  [
    'A07 upper and lower case',
    [{ name: 'src/SERVER.ts' }],
    'name-collision: src/SERVER.ts',
  ],
  [
    'A07 two forms of one letter',
    [{ name: 'src/\u00e9.ts' }, { name: 'src/e\u0301.ts' }],
    'name-collision: src/e\u0301.ts',
  ],
  ['A07 a folder in another case', [{ name: 'SRC/x.ts' }], 'name-collision: SRC'],
  [
    'A08 a bomb',
    [{ name: 'src/bomb', data: Buffer.alloc(4_000_000) }],
    'compression-ratio: src/bomb',
  ],
  ['A10 a line end', [{ name: 'src/a\nb' }], 'name-characters: src/a\\nb'],
  ['A10 an escape', [{ name: 'src/\x1b[2Jx' }], 'name-characters: src/\\u001b[2Jx'],
  ['A10 a NUL', [{ name: 'src/a\0.ts' }], 'name-characters: src/a\\u0000.ts'],
  [
    'A10 a turned direction',
    [{ name: 'src/\u202ex' }],
    'name-characters: src/\\u202ex',
  ],
  [
    'a name that is no UTF-8',
    [{ name: Buffer.from('src/\xff', 'latin1') }],
    'name-characters: src/\ufffd',
  ],
  ['an empty part', [{ name: 'src//x' }], 'empty-name: src//x'],
  ['a dot', [{ name: 'src/./x' }], 'empty-name: src/./x'],
  [
    'a file that is a folder too',
    [{ name: 'src/server.ts/x' }],
    'file-and-folder: src/server.ts',
  ],
  ['a pipe', [{ name: 'src/p', mode: 0o010644 }], 'fifo: src/p'],
  ['a device', [{ name: 'src/c', mode: 0o020644 }], 'device: src/c'],
  ['a socket', [{ name: 'src/s', mode: 0o140644 }], 'socket: src/s'],
  ['setuid', [{ name: 'src/s', mode: 0o104755 }], 'setuid: src/s'],
  ['encrypted', [{ name: 'src/e', data: 'x', flags: 0x801 }], 'encrypted: src/e'],
  [
    'another compression',
    [{ name: 'src/e', data: 'x', method: 12 }],
    'unsupported-archive: src/e',
  ],
  [
    'a wrong checksum',
    [{ name: 'src/e', data: 'x', crc: 1 }],
    'damaged-archive: src/e',
  ],
  [
    'too deep',
    [{ name: `src/${'d/'.repeat(19)}x` }],
    `too-deep: src/${'d/'.repeat(19)}x`,
  ],
])('zip: %s', async (_, entries, wanted) => {
  expect(told(await takeBytes('stage.zip', zipped(...entries)))).toBe(wanted)
})

test('A09 zip: 60,000 entries are refused before one is read', async () => {
  const many = Array.from({ length: 60_000 }, (_, n) => ({
    name: `src/${n}`,
    method: 0,
  }))
  expect(told(await takeBytes('many.zip', zipOf(many)))).toBe('too-many-entries: ')
  // What the archive says of itself is not believed either.
  const few = zipOf([...GOOD, ...many.slice(0, 60)], { count: 10 })
  expect(told(await takeBytes('few.zip', few))).toBe('damaged-archive: ')
})

test('zip: sizes that lie are found while unpacking', async () => {
  const data = Buffer.from('some text '.repeat(100))
  for (const size of [10, 100_000]) {
    const lie = zipped({ name: 'src/lie', data, says: { size } })
    expect(told(await takeBytes('lie.zip', lie))).toMatch(
      /^(damaged|truncated).*src\/lie$/,
    )
  }
  const packed = zipped({ name: 'src/lie', data, says: { packed: 0xfffffff0 } })
  expect(told(await takeBytes('lie.zip', packed))).toMatch(/^(damaged|truncated)/)
})

test('zip: 64-bit sizes that lie are refused', async () => {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(2n ** 60n, 4)
  extra.writeBigUInt64LE(2n ** 60n, 12)
  const says = { packed: 0xffffffff, size: 0xffffffff }
  const lie = zipped({ name: 'src/big', data: 'x', says, extra })
  const intake = await takeBytes('lie.zip', lie)
  expect(told(intake)).toMatch(/^(damaged|truncated|file-too-large)/)
})

test('zip: many entries over the same bytes are counted together', async () => {
  const data = Buffer.alloc(120_000)
  const first = { name: 'src/0', data }
  const more = Array.from({ length: 300 }, (_, n) => ({
    name: `src/${n + 1}`,
    data,
    sameAs: GOOD.length,
  }))
  expect(told(await takeBytes('o.zip', zipped(first, ...more)))).toMatch(
    /^(compression-ratio|damaged-archive)/,
  )
})

test.each<[string, TarEntry[], string]>([
  ['A11 a way out', [{ name: '../../etc/x' }], 'parent-path: ../../etc/x'],
  [
    'A11 a way out in a long name',
    [paxFor({ path: '../x' }), { name: 'x' }],
    'parent-path: ../x',
  ],
  [
    'A12 a hard link',
    [{ name: 'src/h', type: '1', linkname: '/etc/passwd' }],
    'link: src/h',
  ],
  ['A13 a link', [{ name: 'src/l', type: '2', linkname: '/etc' }], 'link: src/l'],
  ['A14 a pipe', [{ name: 'src/p', type: '6' }], 'fifo: src/p'],
  ['A15 a device', [{ name: 'src/d', type: '3' }], 'device: src/d'],
  ['A15 a block device', [{ name: 'src/d', type: '4' }], 'device: src/d'],
  ['A16 setuid', [{ name: 'src/s', mode: 0o4755 }], 'setuid: src/s'],
  ['a sparse file', [{ name: 'src/s', type: 'S' }], 'entry-kind: src/s'],
  ['an absolute path', [{ name: '/etc/x' }], 'absolute-path: /etc/x'],
  ['a name twice', [{ name: 'src/server.ts' }], 'duplicate-name: src/server.ts'],
  [
    'a file over the cap',
    [{ name: 'src/x', data: Buffer.alloc(6_000_000, 'x') }],
    'file-too-large: src/x',
  ],
  [
    'a folder with a size, which some readers wait for',
    [{ name: 'src/d', type: '5', size: 5 }],
    'damaged-archive: src/d',
  ],
  ['a wrong checksum', [{ name: 'src/x', checksum: 1 }], 'damaged-archive: '],
  ['a size that lies', [{ name: 'src/x', size: 1_000_000 }], 'truncated: '],
])('tar: %s', async (_, entries, wanted) => {
  expect(told(await takeBytes('stage.tar', tarred(...entries)))).toBe(wanted)
})

test('tar: names from "./" and folders of their own are as good as any', async () => {
  const entries = GOOD.map(({ name, data }) => ({ name: `./${name}`, data }))
  const folders = ['./', './src/', './break/'].map(name => ({ name, type: '5' }))
  const intake = await takeBytes('stage.tar', tarOf([...folders, ...entries]))
  expect(told(intake)).toBe('accepted 01')
})

test('an archive that was cut anywhere is refused', async () => {
  const [zip, tar, gz] = [zipped(), tarred(), gzipSync(tarred())]
  const cuts: [string, Buffer][] = []
  for (const share of [0.3, 0.6, 0.95]) {
    cuts.push(['zip', zip.subarray(0, zip.length * share)])
    cuts.push(['tar', tar.subarray(0, Math.floor((tar.length * share) / 512) * 512)])
    cuts.push(['tar', tar.subarray(0, tar.length * share)])
    cuts.push(['gz', gz.subarray(0, gz.length * share)])
  }
  // Between two entries, where nothing but the end is missing.
  cuts.push(['tar', tarOf(GOOD, false)])
  for (const [kind, bytes] of cuts) {
    const intake = await takeBytes(`cut.${kind}`, bytes)
    expect(told(intake), `${kind} ${bytes.length}`).toMatch(
      /^(truncated|damaged-archive)/,
    )
  }
})

test('a tar.gz bomb is counted while it is inflated', async () => {
  const bomb = gzipSync(tarOf([{ name: 'src/x', data: Buffer.alloc(30_000_000) }]))
  expect(told(await takeBytes('bomb.tgz', bomb))).toBe('compression-ratio: ')
})

test('many files that are too much together are refused', async () => {
  const data = Buffer.alloc(1_000_000, 'some text that is no bomb')
  const many = Array.from({ length: 5 }, (_, n) => ({ name: `src/${n}`, data }))
  const caps = { totalBytes: 3_000_000 }
  for (const bytes of [
    zipOf(many.map(entry => ({ ...entry, method: 0 }))),
    tarOf(many),
  ]) {
    expect(told(await takeBytes('much', bytes, { caps }))).toMatch(/^too-large/)
  }
})

test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'empty: '],
  ['an empty zip', zipOf([]), 'empty: '],
  ['an empty tar', Buffer.alloc(10_240), 'empty: '],
  ['only a folder', zipOf([{ name: 'src/' }]), 'empty: '],
  ['a picture', Buffer.from('\x89PNG\r\n'), 'unknown-format: '],
  ['xz', Buffer.from('\xfd7zXZ\0...', 'latin1'), 'unsupported-archive: '],
  ['notes', zipOf([{ name: 'notes.txt', data: 'x' }]), 'no-source: '],
])('%s is told as such', async (_, bytes, wanted) => {
  expect(told(await takeBytes('x.zip', bytes))).toBe(wanted)
})

test('links in node_modules, and archives, are passed over', async () => {
  const intake = await takeBytes(
    'stage.tar',
    tarred(
      { name: 'node_modules/vitest', type: '2', linkname: '../../x' },
      { name: 'src/old.zip', data: zipOf([{ name: '../x' }]) },
      { name: '__MACOSX/src/._server.ts', data: 'x' },
      { name: 'src/__MACOSX/x.ts', data: 'x' },
      { name: 'src/.DS_Store', data: 'x' },
    ),
  )
  expect(told(intake)).toBe('accepted 01')
  if (intake.kind !== 'accepted') return
  expect(Object.fromEntries(intake.files)).toEqual(written('01'))
  expect(intake.notices.map(({ kind, entry }) => [kind, entry])).toEqual([
    ['not-taken', 'src/old.zip'],
  ])
})

test('every refusal is said in both languages and safe to print', async () => {
  const hostile = zipped({ name: 'src/\x1b]0;x\x07' })
  const intake = await takeBytes('x.zip', hostile)
  if (intake.kind !== 'rejected') throw new Error('expected a refusal')
  expect(intake.message.en).toContain('U+001B')
  expect(intake.message.zh).toContain('不允许的字符')
  const all = intake.message.en + intake.message.zh + intake.entry
  expect(all).not.toMatch(/\p{Cc}/u)
})
