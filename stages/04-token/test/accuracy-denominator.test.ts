import {
  type Accuracy,
  contract,
  guards,
  type TestContext,
  type Turn,
} from './contract.ts'
import { about } from './shapes.ts'
import { of } from './what.ts'

const [SEARCH, SEARCH_ALL, SEND] = ['search', 'search_all', 'send'].map(
  own => `mcp__docs__${own}`,
) as [string, string, string]

const RIGHT: Turn = { wanted: SEARCH, called: [SEARCH] }
const AMONG: Turn = { wanted: SEARCH, called: [SEND, SEARCH, SEND] }
const OTHER: Turn = { wanted: SEARCH, called: [SEARCH_ALL] }
const NONE: Turn = { wanted: SEND, called: [] }
const TALK: Turn = { wanted: null, called: [] }
const EAGER: Turn = { wanted: null, called: [SEND, SEARCH] }

guards('accuracy-denominator', 'denominator', async t => {
  const { selectionAccuracy } = contract(t)
  const [exact, other, eager, talk] = [
    t.random.integer(12, 40),
    t.random.integer(3, 9),
    t.random.integer(2, 9),
    t.random.integer(30, 60),
  ] as const
  const turns = mixed([
    [TALK, talk],
    [RIGHT, exact],
    [OTHER, other],
    [EAGER, eager],
    [AMONG, 2],
    [NONE, 4],
  ])
  const found = await selectionAccuracy(turns)
  const [needed, right] = [exact + other + 6, exact + 2]
  counts(t, found, { needed, right, unneeded: talk + eager, wrongly: eager })
  const wanted = about(right / needed, 0, 0.0001)
  t.fits(found.accuracy, wanted, 'selectionAccuracy().accuracy')

  const silent = await selectionAccuracy(mixed([[NONE, 20]]))
  counts(t, silent, { needed: 20, right: 0, unneeded: 0, wrongly: 0 })
  t.equal(silent.accuracy, 0, 'selectionAccuracy().accuracy')
})

guards('accuracy-denominator', 'too-few', async t => {
  const { selectionAccuracy } = contract(t)
  const few = await selectionAccuracy(
    mixed([
      [RIGHT, 19],
      [TALK, 100],
    ]),
  )
  counts(t, few, { needed: 19, right: 19, unneeded: 100, wrongly: 0 })
  t.equal(few.accuracy, undefined, 'selectionAccuracy().accuracy')
  const enough = await selectionAccuracy(mixed([[RIGHT, 20]]))
  t.equal(enough.accuracy, 1, 'selectionAccuracy().accuracy')

  const own = { minimum: 3 }
  const three = await selectionAccuracy(
    mixed([
      [RIGHT, 2],
      [NONE, 1],
      [TALK, 9],
    ]),
    own,
  )
  t.fits(three.accuracy, about(2 / 3, 0, 0.0001), 'selectionAccuracy().accuracy')
  const two = await selectionAccuracy(
    mixed([
      [RIGHT, 2],
      [TALK, 9],
    ]),
    own,
  )
  t.equal(two.accuracy, undefined, 'selectionAccuracy().accuracy')
  for (const turns of [[], mixed([[TALK, 30]])]) {
    const nothing = await selectionAccuracy(turns, { minimum: 0 })
    t.equal(nothing.accuracy, undefined, 'selectionAccuracy().accuracy')
    t.equal(nothing.needed, 0, 'selectionAccuracy().needed')
  }
})

guards('accuracy-denominator', 'said', async t => {
  const { selectionAccuracy } = contract(t)
  const enough = await selectionAccuracy(
    mixed([
      [RIGHT, 17],
      [NONE, 6],
      [TALK, 50],
    ]),
  )
  shows(enough, 17, 23)
  const few = await selectionAccuracy(
    mixed([
      [RIGHT, 7],
      [NONE, 4],
      [TALK, 50],
    ]),
  )
  shows(few, 7, 11)
  isSilent(few)
  const nothing = await selectionAccuracy(mixed([[TALK, 50]]))
  isSilent(nothing)

  function shows({ said }: Accuracy, ...numbers: number[]): void {
    const found = (String(said).match(/\d+(\.\d+)?/g) ?? []).map(Number)
    for (const number of numbers) {
      t.ok(found.includes(number), {
        kind: 'differs',
        what: of('selectionAccuracy()', 'said'),
        actual: String(said),
        wanted: BOTH,
      })
    }
  }
  function isSilent({ said }: Accuracy): void {
    t.ok(typeof said === 'string' && !/\d\s*(?:%|％|percent)|NaN/i.test(said), {
      kind: 'differs',
      what: of('selectionAccuracy()', 'said'),
      actual: String(said),
      wanted: NO_SHARE,
    })
  }
})

const BOTH = { en: 'a line with both counts', zh: '两个计数都在的一行' }
const NO_SHARE = { en: 'a line without a percentage', zh: '不带百分比的一行' }

/** So many of each, in turn, as a conversation mixes them. */
function mixed(amounts: readonly [Turn, number][]): Turn[] {
  const most = Math.max(...amounts.map(([, amount]) => amount))
  return Array.from({ length: most }, (_, nth) =>
    amounts.filter(([, amount]) => nth < amount).map(([turn]) => turn),
  ).flat()
}

function counts(
  t: TestContext,
  found: Accuracy,
  wanted: Pick<Accuracy, 'needed' | 'right' | 'unneeded' | 'wrongly'>,
): void {
  const { needed, right, unneeded, wrongly } = found
  const named = of('selectionAccuracy()', 'needed, right, unneeded, wrongly')
  t.equal({ needed, right, unneeded, wrongly }, wanted, named)
}
