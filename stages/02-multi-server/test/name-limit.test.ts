import type { Wanted } from '@workshop/testkit'
import { buildToolName, guards, type TestContext } from './contract.ts'
import { ALIKE, LONG_PAIRS, MANY_PAIRS } from './pairs.ts'
import { calling, what } from './what.ts'

const aFullName: Wanted = {
  said: {
    en: 'at most 64 of a-z A-Z 0-9 _ -, beginning with mcp__',
    zh: '以 mcp__ 开头、最多 64 个字符，只含 a-z A-Z 0-9 _ -',
  },
  holds: name => /^mcp__[a-zA-Z0-9_-]{1,59}$/.test(String(name)),
}

guards('name-limit', 'fits', async t => {
  for (const pair of LONG_PAIRS) {
    const name = await buildToolName(t, pair)
    t.fits(name, aFullName, calling('buildToolName', pair.server, pair.tool))
  }
})

guards('name-limit', 'distinct', async t => {
  for (const [one, other] of ALIKE) {
    const [first, second] = [await buildToolName(t, one), await buildToolName(t, other)]
    t.ok(first !== second, {
      kind: 'unwanted',
      what: what.oneNameFor(
        `${one.server} / ${one.tool}`,
        `${other.server} / ${other.tool}`,
      ),
    })
  }
  const names = await Promise.all(MANY_PAIRS.map(pair => buildToolName(t, pair)))
  t.equal(new Set(names).size, MANY_PAIRS.length, what.namesOf(MANY_PAIRS.length))
})

guards('name-limit', 'readable', async t => {
  await isKept(t, 'weather', 'get_weather')
  await isKept(t, 'my-server', 'list-all_things-2')
  await isKept(t, 'GitHub', 'search')
  await isKept(t, 'a', 'b')
  await isKept(t, t.random.word(), `${t.random.word()}_${t.random.word()}`)
  // With `mcp__` and `__` exactly 64.
  await isKept(t, 's'.repeat(20), 't'.repeat(37))
})

async function isKept(t: TestContext, server: string, tool: string): Promise<void> {
  const name = await buildToolName(t, { server, tool })
  t.equal(name, `mcp__${server}__${tool}`, calling('buildToolName', server, tool))
}
