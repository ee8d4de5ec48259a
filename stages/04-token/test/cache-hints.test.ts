import { FakeClock, integerFrom } from '@workshop/testkit'
import { guards, type ListPage } from './contract.ts'
import { createListCache } from './list-cache.ts'
import { what } from './what-cost.ts'

const TTL = 300_000

function page(own: string, more: Omit<ListPage, 'tools'> = {}): ListPage {
  const tools = [{ name: own, inputSchema: { type: 'object' } }]
  return { tools, ttlMs: TTL, cacheScope: 'private', ...more }
}

guards('cache-hints', 'how-long', async t => {
  const clock = new FakeClock()
  const cache = await createListCache(t, clock)
  const ttlMs = t.random.integer(TTL / 2, TTL)
  const first = page(t.random.word(), { ttlMs })
  await cache.put('docs', 'ann', first)
  t.equal(await cache.get('docs', 'ann'), first, what.ttlOf(`${ttlMs}`))
  await clock.advance(ttlMs - 1)
  t.equal(await cache.get('docs', 'ann'), first, what.ttlOf(`${ttlMs}`))
  await clock.advance(2)
  t.equal(await cache.get('docs', 'ann'), undefined, what.ttlOf(`${ttlMs}`))
  // Put again, it is fresh again.
  await cache.put('docs', 'ann', page('two'))
  t.equal(await cache.get('docs', 'ann'), page('two'), what.ttlOf('300000'))

  const { ttlMs: _, ...silent } = page('silent')
  await cache.put('quiet', 'ann', silent)
  t.equal(await cache.get('quiet', 'ann'), undefined, what.ttlOf('—'))
  for (const ttlMs of [0, -1, -TTL, 0.5, 1500.5, '300000', null, true]) {
    const odd = { ...page('odd'), ttlMs } as ListPage
    await cache.put('odd', 'ann', odd)
    t.equal(await cache.get('odd', 'ann'), undefined, what.ttlOf(String(ttlMs)))
  }
})

guards('cache-hints', 'for-whom', async t => {
  const cache = await createListCache(t, new FakeClock())
  await cache.put('mail', 'ann', page('own'))
  t.equal(await cache.get('mail', 'bob'), undefined, what.pageFor('bob', 'mail'))
  t.equal(await cache.get('mail', 'ann'), page('own'), what.pageFor('ann', 'mail'))
  const shared = page('shared', { cacheScope: 'public' })
  await cache.put('docs', 'ann', shared)
  t.equal(await cache.get('docs', 'bob'), shared, what.pageFor('bob', 'docs'))

  const { cacheScope: _, ...silent } = page('silent')
  await cache.put('quiet', 'ann', silent)
  t.equal(await cache.get('quiet', 'bob'), undefined, what.pageFor('bob', 'quiet'))
  await cache.put('odd', 'ann', page('odd', { cacheScope: 'everybody' }))
  t.equal(await cache.get('odd', 'bob'), undefined, what.pageFor('bob', 'odd'))

  // Wherever the names of server and user are put together, they can be confused.
  for (const mark of ['', ' ', ':', '/', '|', '-', '__', '\n', '\0', '","']) {
    const [one, other] = [
      [`a${mark}b`, 'c'],
      ['a', `b${mark}c`],
    ] as const
    await cache.put(one[0], one[1], page('own'))
    const found = await cache.get(other[0], other[1])
    const both = [one, other].map(pair => pair.join(' + ')) as [string, string]
    t.ok(found === undefined, { kind: 'unwanted', what: what.oneKeyFor(...both) })
  }
})

guards('cache-hints', 'by-page', async t => {
  const clock = new FakeClock()
  const cache = await createListCache(t, clock)
  await cache.put('docs', 'ann', page('one', { nextCursor: '', ttlMs: 1000 }))
  await cache.put('docs', 'ann', page('two', { nextCursor: 'p3', ttlMs: 5000 }), '')
  await cache.put('docs', 'ann', page('three', { ttlMs: 3000 }), 'p3')
  const pagesNow = async () => [
    (await cache.get('docs', 'ann'))?.tools,
    // An empty cursor is a cursor.
    (await cache.get('docs', 'ann', ''))?.tools,
    (await cache.get('docs', 'ann', 'p3'))?.tools,
  ]
  const [one, two, three] = ['one', 'two', 'three'].map(own => page(own).tools)
  t.equal(await pagesNow(), [one, two, three], 'get()')
  await clock.advance(2000)
  t.equal(await pagesNow(), [undefined, two, three], 'get()')
  await clock.advance(2000)
  t.equal(await pagesNow(), [undefined, two, undefined], 'get()')

  const open = { cacheScope: 'public' }
  for (const scopes of [
    [open, {}],
    [{}, open],
  ] as const) {
    const mixed = await createListCache(t, new FakeClock())
    await mixed.put('wiki', 'ann', page('one', { nextCursor: 'p2', ...scopes[0] }))
    await mixed.put('wiki', 'ann', page('two', scopes[1]), 'p2')
    for (const cursor of [undefined, 'p2']) {
      const named = `wiki ${cursor ?? 'p1'}`
      const bobs = await mixed.get('wiki', 'bob', cursor)
      t.equal(bobs, undefined, what.pageFor('bob', named))
      const anns = await mixed.get('wiki', 'ann', cursor)
      t.ok(anns, { kind: 'unanswered', what: what.pageFor('ann', named), ms: 0 })
    }
  }
})

guards('cache-hints', 'changed', async t => {
  const clock = new FakeClock()
  const cache = await createListCache(t, clock)
  const open = page('one', { cacheScope: 'public', nextCursor: 'p2' })
  await cache.put('docs', 'ann', open)
  await cache.put('docs', 'ann', page('two', { cacheScope: 'public' }), 'p2')
  await cache.put('docs', 'bob', open)
  await cache.put('mail', 'ann', page('send'))
  await clock.advance(10_000)
  await cache.invalidate('docs')
  for (const user of ['ann', 'bob']) {
    const first = await cache.get('docs', user)
    t.equal(first, undefined, what.pageFor(user, 'docs'))
    const second = await cache.get('docs', user, 'p2')
    t.equal(second, undefined, what.pageFor(user, 'docs p2'))
  }
  t.equal(await cache.get('mail', 'ann'), page('send'), what.pageFor('ann', 'mail'))
  const again = page('new', { cacheScope: 'public' })
  await cache.put('docs', 'ann', again)
  t.equal(await cache.get('docs', 'bob'), again, what.pageFor('bob', 'docs'))
})

guards('cache-hints', 'counted', async t => {
  const clock = new FakeClock()
  const cache = await createListCache(t, clock)
  t.equal(await cache.stats(), { hits: 0, misses: 0 }, 'stats()')
  await cache.get('docs', 'ann')
  await cache.put('docs', 'ann', page('one'))
  await cache.get('docs', 'ann')
  await cache.get('docs', 'ann')
  await cache.get('docs', 'bob')
  t.equal(await cache.stats(), { hits: 2, misses: 2 }, 'stats()')
  await clock.advance(TTL + 1)
  await cache.get('docs', 'ann')
  t.equal(await cache.stats(), { hits: 2, misses: 3 }, 'stats()')
  // A page that is stale is fetched when somebody asks, and not before.
  await clock.advance(600_000)
  t.equal(clock.asked.length, 0, what.timersAsked)
  t.fits((await cache.stats()).misses, integerFrom(3), 'stats().misses')
})
