/** Who handed in what: rosters as spreadsheets write them, and nobody guessed. */
import { expect, test } from 'vitest'
import { matches } from '../../src/intake/identity.ts'
import { type HandedIn, identify, parseRoster } from '../../src/intake/index.ts'

const roster = (csv: string) => parseRoster(Buffer.from(csv), 'class.csv')

const handedIn = (file: string, submittedAt: string | null = null): HandedIn => ({
  candidate: { name: file.replace(/\.zip$/, ''), path: `/in/${file}` },
  submittedAt,
})

const kinds = (items: HandedIn[], csv?: string, attempts?: 'latest') => {
  const found = identify(items, csv === undefined ? undefined : roster(csv), attempts)
  return found.submissions.map(({ identity }) => {
    const learner = 'learner' in identity ? identity.learner?.id : undefined
    return learner === undefined ? identity.kind : `${identity.kind} ${learner}`
  })
}

test('byte order mark, quotes, line ends, semicolons and tabs', () => {
  const lines = (mark: string, end: string) =>
    ['id,name,email', 'a1,"Smith, ""Ann""",ann@x.org', '"b2",李雷,']
      .map((line, n) => (n === 1 ? line : line.replaceAll(',', mark)))
      .map(line =>
        mark === ','
          ? line
          : line.replace('a1,', `a1${mark}`).replace(',ann', `${mark}ann`),
      )
      .join(end)
  for (const mark of [',', ';', '\t']) {
    for (const [bom, end] of [
      ['', '\n'],
      ['\ufeff', '\r\n'],
    ] as const) {
      const { rows, problems } = roster(bom + lines(mark, end) + end + end)
      expect(problems).toEqual([])
      expect(rows.map(({ learner }) => learner)).toEqual([
        { id: 'a1', name: 'Smith, "Ann"', email: 'ann@x.org' },
        { id: 'b2', name: '李雷' },
      ])
    }
  }
})

test('rows that cannot be used are told with their line', () => {
  const { rows, problems } = roster(
    'id,name,email,submission\na,Ann,,\na,Ann,,a-*\nb,Bob,,\nb,Rob,,\n,Carl,,\nd,Dan\n',
  )
  expect(rows.map(({ learner, patterns }) => [learner.id, patterns])).toEqual([
    ['a', ['a-*']],
    ['d', []],
  ])
  expect(problems.map(({ message }) => message.en)).toEqual([
    'Line 6 has no id.',
    'Lines 2, 3 are the same person (id a) and count as one.',
    'Lines 4, 5 have the id b and disagree; none of them is used.',
  ])
})

test.each([
  ['', 'expected a header line'],
  ['name,email\n', 'expected the columns id'],
  ['id,id\n', 'expected one column id, got two'],
  ['id,name\n"a,b\n', 'expected CSV'],
])('%j is no roster', (csv, said) => {
  expect(() => roster(csv)).toThrow(said)
})

test('another encoding than UTF-8 is told with what to do', () => {
  const gbk = Buffer.from([0x69, 0x64, 0x0a, 0xc0, 0xee, 0xc0, 0xd7, 0x0a])
  expect(() => parseRoster(gbk)).toThrow('save it as "CSV UTF-8"')
})

test('a submission is found by id, email, name or pattern', () => {
  const csv =
    'id,name,email,submission\na1,Ann,,\nb2,Bob,bob@x.org,\nc3,Carl,,\nd4,Dan,,*_44_*\n'
  const items = ['A1.zip', 'bob@x.org', 'Carl.zip', 'x_44_y.zip', 'Eve.zip'].map(file =>
    handedIn(file),
  )
  expect(kinds(items, csv)).toEqual([
    'known a1',
    'known b2',
    'known c3',
    'known d4',
    'unlisted',
  ])
  const { missing } = identify(items.slice(1), roster(csv))
  expect(missing.map(({ learner }) => learner.id)).toEqual(['a1'])
})

test('two rows that fit, and two submissions of one person, are nobody’s guess', () => {
  const csv = 'id,name,email,submission\na,Ann,,ann*\nb,Anna,,anna*\n'
  expect(kinds([handedIn('anna.zip')], csv)).toEqual(['several-rows'])
  const twice = [handedIn('ann-1.zip'), handedIn('ann-2.zip')]
  expect(kinds(twice, csv)).toEqual(['several-submissions a', 'several-submissions a'])
  expect(kinds([handedIn('ann'), handedIn('ann.zip')])).toEqual([
    'several-submissions',
    'several-submissions',
  ])
})

test('with --attempts latest the newest counts, if anybody knows which it is', () => {
  const csv = 'id,name,email,submission\na,Ann,,ann*\n'
  const [first, second] = ['2026-11-01T10:00:00Z', '2026-11-02T09:00:00Z'] as const
  const two = (one: string | null, other: string | null) => [
    handedIn('ann-1.zip', one),
    handedIn('ann-2.zip', other),
  ]
  expect(kinds(two(first, second), csv, 'latest')).toEqual(['superseded a', 'known a'])
  const unknown = ['several-submissions a', 'several-submissions a']
  expect(kinds(two(first, first), csv, 'latest')).toEqual(unknown)
  expect(kinds(two(first, null), csv, 'latest')).toEqual(unknown)
})

test.each([
  ['a*c', 'abc', true],
  ['a*c', 'ac', true],
  ['a*c', 'acd', false],
  ['*', '', true],
  ['ab*ba', 'aba', false],
  ['*x*y*', 'axby', true],
  ['*y*x*', 'axby', false],
  ['a.c', 'abc', false],
])('the pattern %s on %s: %s', (pattern, name, fits) => {
  expect(matches(pattern, name)).toBe(fits)
})

test('a pattern of many stars takes no time', () => {
  expect(matches('*a'.repeat(200), `${'a'.repeat(200)}b`)).toBe(false)
})
