import type { Wanted } from '@workshop/testkit'
import { guards, type Scored, type TestContext, type Tool } from './contract.ts'
import { ALIASES, OFFICE } from './office.ts'
import { createSearch } from './search-client.ts'
import {
  ABOUT_NOTHING_HERE,
  IN_BOTH,
  IN_CHINESE,
  IN_ITS_WORDS,
  IN_OTHER_WORDS,
  type Question,
} from './search-set.ts'
import { namesOf, ordersOf, tool } from './tools.ts'
import { calling } from './what.ts'
import { what } from './what-search.ts'

type Ask = Awaited<ReturnType<typeof createSearch>>

/** It says the names of others much more often than they do themselves. */
const LOUD = tool('wiki', 'how_to', {
  description: `How to ${OFFICE.map(({ tool: own }) => `${own} ${own} ${own}`).join(', ')}.`,
})

guards('search-recall', 'exact-name', async t => {
  const ask = await createSearch(t, [LOUD, ...OFFICE], {
    [LOUD.name]: OFFICE.map(({ name }) => name),
  })
  for (const { name, tool: own } of OFFICE) {
    t.equal(namesOf(await ask(name))[0], name, calling('search', name))
    t.equal(namesOf(await ask(own))[0], name, calling('search', own))
  }
})

guards('search-recall', 'by-its-words', async t => {
  const ask = await createSearch(t, OFFICE, ALIASES)
  await finds(t, ask, IN_ITS_WORDS, 13)
  await finds(t, ask, IN_OTHER_WORDS, 7)
  const usual = await ask('a file, an e-mail, an appointment, an issue or a parcel')
  t.equal(usual.length, 5, calling('search', 'a file, an e-mail, …'))
  const few = await ask('a file, an e-mail, an appointment, an issue', 2)
  t.equal(few.length, 2, calling('search', 'a file, an e-mail, …', 2))
})

guards('search-recall', 'chinese', async t => {
  const ask = await createSearch(t, OFFICE, ALIASES)
  await finds(t, ask, IN_CHINESE, 9)
  await finds(t, ask, IN_BOTH, 3)
})

guards('search-recall', 'nothing', async t => {
  const ask = await createSearch(t, OFFICE, ALIASES)
  t.witness((await ask('folder')).length > 0, calling('search', 'folder'))
  for (const query of ABOUT_NOTHING_HERE) {
    t.equal(namesOf(await ask(query)), [], calling('search', query))
  }
})

/** Alike in all that can be weighed. */
const TWINS: readonly Tool[] = ['bbb', 'aaa', 'ddd', 'ccc'].map(server =>
  tool(server, 'print_label', { description: 'Prints the label of a parcel.' }),
)

guards('search-recall', 'ties', async t => {
  const query = 'print the label of this parcel'
  const tools = [...TWINS, ...OFFICE.slice(0, 6)]
  const first = await (await createSearch(t, tools))(query)
  t.fits(first, equalScoresByName, calling('search', query))
  for (const twins of ordersOf(TWINS)) {
    const ask = await createSearch(t, [...OFFICE.slice(0, 6).reverse(), ...twins])
    t.equal(namesOf(await ask(query)), namesOf(first), what.foundInOtherOrder(query))
  }
})

const equalScoresByName: Wanted = {
  said: {
    en: 'the best first, equal scores by name',
    zh: '分数高的在前，分数相同按名字',
  },
  holds: value =>
    (value as Scored[]).every(({ name, score }, at, all) => {
      const next = all[at + 1]
      return !next || score > next.score || (score === next.score && name < next.name)
    }),
}

async function finds(
  t: TestContext,
  ask: Ask,
  questions: readonly Question[],
  least: number,
): Promise<void> {
  const missed: string[] = []
  for (const { query, wanted } of questions) {
    const found = namesOf(await ask(query)).map(name => name.split('__')[2] ?? '')
    if (!wanted.some(own => found.includes(own))) missed.push(query)
  }
  const right = questions.length - missed.length
  const atLeast: Wanted = {
    said: { en: `${least} or more`, zh: `至少 ${least} 个` },
    holds: () => right >= least,
  }
  t.fits(
    `${right}, missed: ${missed.join(' | ')}`,
    atLeast,
    what.found(questions.length),
  )
}
