import { contract, type Drift, guards, type ToolBlock } from './contract.ts'
import { body, FORMS, reversed } from './requests.ts'
import { blockOf, tool } from './tools.ts'
import { calling, of } from './what.ts'
import { what } from './what-cost.ts'

const [READ, SEARCH, SEND, EDIT, LATE] = [
  tool('docs', 'read'),
  tool('docs', 'search'),
  tool('mail', 'send'),
  tool('wiki', 'edit'),
  tool('zoo', 'feed'),
].map(blockOf) as [ToolBlock, ToolBlock, ToolBlock, ToolBlock, ToolBlock]

/** A description with a clock in it. */
const CLOCK = { ...SEND, description: `${SEND.description} (refreshed 12:01:07)` }

guards('sorted-evidence', 'planted', async t => {
  const { detectDrift } = contract(t)
  const turns: [ToolBlock[], Omit<Drift, 'turn'>[]][] = [
    [[READ, SEARCH, SEND, EDIT], []],
    [[READ, SEARCH, SEND, EDIT], []],
    [[SEARCH, READ, SEND, EDIT], [{ kind: 'order', name: SEARCH.name }]],
    [[SEARCH, READ, CLOCK, EDIT], [{ kind: 'content', name: SEND.name }]],
    [[SEARCH, READ, CLOCK, EDIT, LATE], [{ kind: 'added', name: LATE.name }]],
    [[SEARCH, CLOCK, EDIT, LATE], [{ kind: 'removed', name: READ.name }]],
    [
      [LATE, SEARCH, SEND, EDIT],
      [
        { kind: 'order', name: LATE.name },
        { kind: 'content', name: SEND.name },
      ],
    ],
  ]
  const wanted = turns.flatMap(([, changes], at) =>
    changes.map(change => ({ turn: at + 1, ...change })),
  )
  for (const form of FORMS) {
    const found = await detectDrift(turns.map(([blocks]) => body(blocks, form)))
    t.equal(listed(found), listed(wanted), calling('detectDrift', form))
  }
})

guards('sorted-evidence', 'as-sent', async t => {
  const { detectDrift } = contract(t)
  const before = [READ, SEARCH, SEND, EDIT]
  const rebuilt = [READ, SEARCH, reversed(SEND), EDIT]
  const cases: [ToolBlock[], string[]][] = [
    // The same schema, its keys in another order: other bytes.
    [rebuilt, [`2 content ${SEND.name}`]],
    [[READ, SEARCH, EDIT, SEND], [`2 order ${EDIT.name}`]],
    [[EDIT, READ, SEARCH, SEND], [`2 order ${EDIT.name}`]],
    // What is new or gone moves the others along; they did not change places.
    [[LATE, READ, SEARCH, SEND, EDIT], [`2 added ${LATE.name}`]],
    [[SEARCH, SEND, EDIT], [`2 removed ${READ.name}`]],
  ]
  for (const form of FORMS) {
    for (const [now, wanted] of cases) {
      const found = await detectDrift([body(before, form), body(now, form)])
      t.equal(listed(found), wanted, calling('detectDrift', now.map(nameOf)))
    }
  }
})

guards('sorted-evidence', 'constant', async t => {
  const { detectDrift } = contract(t)
  // In no alphabet's order, and never sorted by anybody: that is stable.
  const constant = [SEND, EDIT, SEARCH, READ]
  for (const form of FORMS) {
    const requests = ['Hello.', 'Search for it.', 'And now?'].map((said, nth) =>
      body(constant, form, {
        messages: Array.from({ length: nth + 1 }, () => ({
          role: 'user',
          content: said,
        })),
        system: `Turn ${nth}. Tools: ${READ.name}, ${SEARCH.name}.`,
      }),
    )
    t.equal(await detectDrift(requests), [], calling('detectDrift', form))
    t.equal(await detectDrift(requests.slice(0, 1)), [], calling('detectDrift', '1'))
  }
  t.equal(await detectDrift([]), [], calling('detectDrift', []))
})

guards('sorted-evidence', 'hashes', async t => {
  const { hashesOf } = contract(t)
  const blocks = [READ, SEARCH, SEND]
  const hashes = await hashesOf(blocks)
  for (const hash of [hashes.order, hashes.content]) {
    t.ok(/^[0-9a-f]{64}$/.test(hash), {
      kind: 'differs',
      what: calling('hashesOf'),
      actual: String(hash),
      wanted: SHA_256,
    })
  }
  t.equal(
    await hashesOf(blocks.map(block => ({ ...block }))),
    hashes,
    of('same', 'hash'),
  )

  const swapped = await hashesOf([SEARCH, READ, SEND])
  differs('order', swapped.order)
  differs('content', swapped.content)
  const clock = await hashesOf([READ, SEARCH, CLOCK])
  t.equal(clock.order, hashes.order, what.otherHash('order'))
  differs('content', clock.content)
  const rebuilt = await hashesOf([READ, SEARCH, reversed(SEND)])
  t.equal(rebuilt.order, hashes.order, what.otherHash('order'))
  differs('content', rebuilt.content)

  const [one, other] = [
    ['ab', 'c'],
    ['a', 'bc'],
  ].map(names => names.map(name => ({ ...READ, name }))) as [ToolBlock[], ToolBlock[]]
  const isSame = (await hashesOf(one)).order === (await hashesOf(other)).order
  t.ok(!isSame, { kind: 'unwanted', what: what.sameHash('order') })

  function differs(hash: 'order' | 'content', now: string): void {
    t.ok(now !== hashes[hash], { kind: 'unwanted', what: what.sameHash(hash) })
  }
})

const SHA_256 = { en: '64 hexadecimal digits', zh: '64 位十六进制数字' }

/** In no particular order within a turn. */
function listed(changes: readonly Drift[]): string[] {
  return changes.map(({ turn, kind, name }) => `${turn} ${kind} ${name}`).sort()
}

function nameOf({ name }: ToolBlock): string {
  return name
}
