import { containing, listWith } from '@workshop/testkit'
import { contract, guards } from './contract.ts'
import {
  areWhole,
  hasBothEnds,
  isCutBetween,
  isLink,
  isSoonDone,
  parsed,
} from './cuts.ts'
import { CLUSTERS, digitsOf } from './graphemes.ts'
import {
  base64,
  chinese,
  english,
  image,
  LINK,
  type Result,
  text,
  textsIn,
  truncated,
} from './results.ts'
import { between } from './shapes.ts'
import { tokensOf } from './tokenizer.ts'
import { of } from './what.ts'
import { what } from './what-text.ts'

const REASON = ' FATAL: no space left on device (os error 28), 9 of 31 files written.'
const MORE = { isError: true, resultType: 'complete', _meta: { 'example/id': 7 } }

guards('oversized-result', 'fits', async t => {
  const { truncateResult } = contract(t)
  const inside = { uri: 'file:///a.txt', mimeType: 'text/plain', text: english(2000) }
  const results: Result[] = [
    { content: [] },
    { content: [text('')], isError: false },
    { content: [text(english(99_999))], ...MORE },
    {
      content: [text('{"a":[1,2]}')],
      structuredContent: { a: [1, 2] },
      extra: 'stays',
    },
    { content: [], structuredContent: null },
    {
      content: [
        image(3000),
        image(1),
        { type: 'audio', data: 'AAAA', mimeType: 'a/b' },
      ],
    },
    { content: [LINK, { type: 'resource', resource: inside, annotations: {} }] },
  ]
  for (const result of results) {
    const given = JSON.parse(JSON.stringify(result))
    const { result: same, cut } = await truncateResult(given)
    t.equal(same, result, 'truncateResult().result')
    t.equal(cut ?? undefined, undefined, 'truncateResult().cut')
  }
})

guards('oversized-result', 'both-ends', async t => {
  await isSoonDone(t)
  const long = english(200_000 - REASON.length) + REASON
  const { result, cut } = await truncated(t, { content: [text(long)], ...MORE })
  const [shown = ''] = textsIn(result.content)
  hasBothEnds(t, shown, long, 300)
  t.fits(digitsOf(shown), listWith('200000'), what.textOf('content[0]'))
  const { content: _, ...more } = result
  t.equal(more, MORE, 'truncateResult().result')
  t.equal(cut?.characters, 200_000, of('cut', 'characters'))
  const tokens = tokensOf(long)
  t.fits(cut?.tokens, between(tokens * 0.85, tokens * 2.5), of('cut', 'tokens'))
  for (const [named, cluster] of Object.entries(CLUSTERS))
    await isCutBetween(t, named, cluster)
})

guards('oversized-result', 'tokens', async t => {
  const limits = { tokens: 4000 }
  const small = [english(16_000), 'word '.repeat(3200)]
  for (const long of small) {
    const { result, cut } = await truncated(t, { content: [text(long)] }, limits)
    t.equal(textsIn(result.content), [long], what.textOf('content'))
    t.equal(cut ?? undefined, undefined, 'truncateResult().cut')
  }
  const large = [
    chinese(16_000),
    base64(12_000),
    '😀 🎉 '.repeat(1500),
    '9 x; '.repeat(3200),
  ]
  for (const long of large) {
    const { result, cut } = await truncated(t, { content: [text(long)] }, limits)
    const [shown = ''] = textsIn(result.content)
    t.equal(cut?.characters, long.length, of('cut', 'characters'))
    hasBothEnds(t, shown, long, 100)
    // Room that is there is used.
    t.fits(tokensOf(shown), between(2000, 4000), what.tokensOf('content[0]'))
  }
  await truncated(t, { content: [text(chinese(45_000))] })
})

guards('oversized-result', 'together', async t => {
  const texts = Array.from({ length: 10 }, (_, nth) => {
    const ends = [`begin ${nth} `, ` end ${nth}`] as const
    return ends.join(english(30_000))
  })
  const inside = { uri: 'file:///a.txt', text: texts.pop() ?? '' }
  const content = [
    ...texts.map(text),
    { type: 'resource', resource: inside },
    LINK,
    text(REASON),
  ]
  for (const limits of [undefined, { tokens: 9000 }, { characters: 8000 }]) {
    const { result } = await truncated(t, { content, isError: true }, limits)
    const shown = textsIn(result.content)
    for (const [nth, long] of [...texts, inside.text].entries()) {
      const part = `${shown[nth]}`
      hasBothEnds(t, part, long, 20)
      // Whoever is short enough may have been left whole.
      if (part === long) continue
      t.fits(
        digitsOf(part),
        listWith(String(long.length)),
        what.textOf(`content[${nth}]`),
      )
    }
    t.fits(shown, listWith(REASON), what.textOf('content'))
    t.equal(result.content.filter(isLink), [LINK], 'resource_link')
  }
  const rows = Array.from({ length: 3000 }, (_, nth) => text(`${nth} ${english(90)}`))
  await truncated(t, { content: rows })
})

guards('oversized-result', 'images', async t => {
  const images = Array.from({ length: 20 }, (_, nth) => image(3000 + nth))
  const { result, cut } = await truncated(t, {
    content: [...images, LINK, text(REASON)],
  })
  await areWhole(t, result, images, between(10, 15))
  t.fits(textsIn(result.content), listWith(REASON), what.textOf('content'))
  t.equal(result.content.filter(isLink), [LINK], 'resource_link')
  t.fits(textsIn(result.content).join('\n'), containing('image'), what.noteOn('image'))
  t.fits(cut?.tokens, between(32_000, 32_500), of('cut', 'tokens'))

  const picture = image(3_000_000)
  const content = [picture, text(english(30_000))]
  const beside = await truncated(t, { content }, { characters: 20_000 })
  await areWhole(t, beside.result, [picture], between(1, 1))
  const one = await truncated(t, { content: [picture] }, { imageTokens: 30_000 })
  await areWhole(t, one.result, [picture], between(0, 0))
  const left = textsIn(one.result.content).join('\n')
  t.fits(left, containing('image'), what.noteOn('image'))

  const unknown = { type: 'hologram', light: base64(90_000) }
  const odd = await truncated(t, { content: [unknown, text(REASON)] })
  const [shown = '', ...rest] = textsIn(odd.result.content)
  t.fits(shown, containing('hologram'), what.noteOn('hologram'))
  t.fits(shown.length, between(8, 500), what.charactersOf('content[0]'))
  t.equal(rest, [REASON], what.textOf('content'))
})

guards('oversized-result', 'half-json', async t => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id, title: english(60) }))
  const documents = [
    JSON.stringify({ rows, total: rows.length }),
    JSON.stringify(rows, null, 2),
    ` ${JSON.stringify(rows.map(({ id }) => id * 1e12))}\n`,
  ]
  for (const json of documents) {
    for (const limits of [{ characters: 4000 }, { tokens: 1500 }]) {
      const { result } = await truncated(t, { content: [text(json)] }, limits)
      const [shown = ''] = textsIn(result.content)
      const [first = ''] = shown.split('\n')
      t.equal(parsed(shown), undefined, what.jsonParsed)
      t.fits(first.slice(0, 300), containing('JSON'), what.firstLine)
      t.ok(first.length < 300, { kind: 'unwanted', what: what.firstLine })
    }
  }
  const structuredContent = { rows }
  const content = [text('300 rows'), text(REASON)]
  const given = { content, structuredContent, ...MORE }
  const { result } = await truncated(t, given, { characters: 20_000 })
  const { content: kept, ...more } = result
  t.equal(more, MORE, 'truncateResult().result')
  t.equal(kept.slice(0, 2), content, 'truncateResult().result.content')
  const note = textsIn(kept.slice(2)).join('\n')
  t.fits(note, containing('structuredContent'), what.noteOn('structuredContent'))
})
