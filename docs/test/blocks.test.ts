/** A block is behind when its English has moved on and its Chinese has not. */
import { expect, test } from 'vitest'
import { blocksBehind, blocksOf, stampsOf } from '../src/translation/blocks.ts'

const EN =
  '---\ntitle: x\n---\n\n# Title {#chapter}\n\nLead.\n\n## Why {#why}\n\nBecause.\n'
const ZH =
  '---\ntitle: x\n---\n\n# 标题 {#chapter}\n\n导语。\n\n## 为什么 {#why}\n\n因为。\n'
const PAGE = { path: 'guide/0.md', en: EN, zh: ZH }

test('a page is cut at its headings, and nothing of it is lost', () => {
  expect([...blocksOf(EN).keys()]).toEqual(['chapter', 'why'])
  expect([...blocksOf(EN).values()].join('\n\n')).toBe(EN.trim())
})

test('never read together: behind; read together: not', () => {
  expect(blocksBehind([PAGE], {})).toEqual(['guide/0.md#chapter', 'guide/0.md#why'])
  expect(blocksBehind([PAGE], stampsOf([PAGE]))).toEqual([])
})

test('English alone moves a block behind; Chinese that follows brings it back', () => {
  const stamps = stampsOf([PAGE])
  const moved = { ...PAGE, en: EN.replace('Because', 'Since') }
  expect(blocksBehind([moved], stamps)).toEqual(['guide/0.md#why'])
  const followed = { ...moved, zh: ZH.replace('因为', '由于') }
  expect(blocksBehind([followed], stamps)).toEqual([])
  const onlyChinese = { ...PAGE, zh: ZH.replace('导语', '引言') }
  expect(blocksBehind([onlyChinese], stamps)).toEqual([])
  const added = { ...PAGE, en: `${EN}\n## More {#more}\n` }
  expect(blocksBehind([added], stamps)).toEqual(['guide/0.md#more'])
})
