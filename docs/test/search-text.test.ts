/** What is searched of a page, and into which words it is cut. */
import MiniSearch from 'minisearch'
import { createMarkdownRenderer } from 'vitepress'
import { beforeAll, expect, test } from 'vitest'
import { pack, unpack } from '../.vitepress/search-index.ts'
import { proseOf, searchText } from '../.vitepress/search-text.ts'
import { tokenize } from '../.vitepress/tokenize.ts'

let md: Awaited<ReturnType<typeof createMarkdownRenderer>>
beforeAll(async () => {
  md = await createMarkdownRenderer('.')
})

const envOf = (relativePath: string) => ({
  path: relativePath,
  relativePath,
  cleanUrls: false,
})

test('Chinese is cut into pairs, the rest into words', () => {
  expect(tokenize('静默失效 never raises R4, -32020')).toEqual([
    '静默',
    '默失',
    '失效',
    'never',
    'raises',
    'R4',
    '32020',
  ])
  expect(tokenize('锁 stdout-noise')).toEqual(['锁', 'stdout', 'noise'])
})

test('the function needs nothing from outside: its text alone works', () => {
  const again = new Function(`return ${tokenize.toString()}`)() as typeof tokenize
  expect(again('提示缓存 cache')).toEqual(tokenize('提示缓存 cache'))
})

test('fences, quoted files and exchanges are left out, whatever they contain', () => {
  const source = [
    'before',
    '````md',
    '```ts',
    'inner',
    '```',
    '````',
    '<<< @/../x.ts#y{ts}',
    '<Exchange name="x" />',
    'after `name`',
  ].join('\n')
  expect(proseOf(source)).toBe('before\nafter `name`')
})

test('a pitfall is one place, without what is only about its code', () => {
  const source = [
    '# Title {#pitfall}',
    '## Symptom {#symptom}',
    'It hangs.',
    '## The code that fails {#failing}',
    'One edit.',
    '## Cause {#cause}',
    'A &#60;tag&#62; &#123;',
  ].join('\n\n')
  const html = searchText(source, envOf('zh/pitfalls/x.md'), md)
  expect(html.match(/<h\d/g)).toHaveLength(1)
  expect(html).toContain('It hangs.')
  expect(html).not.toContain('One edit.')
  expect(html).toMatch(/A +tag +\{/)
})

test('a page may ask not to be found', () => {
  expect(searchText('---\nsearch: false\n---\n\n# T', envOf('about/x.md'), md)).toBe('')
})

test('a packed index is the same index', () => {
  const options = { fields: ['title', 'text'], storeFields: ['title'], tokenize }
  const index = new MiniSearch(options)
  const long = 'a'.repeat(80)
  index.addAll([
    { id: '/a', title: 'tools tools', text: `静默失效 ${long} x;y:z*2` },
    { id: '/b', title: 'tool', text: `toolbox ${long}b 静默 constructor __proto__ $1` },
    { id: '/c', title: 'other', text: 'tools' },
  ])
  const plain = JSON.parse(JSON.stringify(index))
  const sorted = [...plain.index].sort(([a], [b]) => (a < b ? -1 : 1))
  expect(unpack(pack(plain))).toEqual({ ...plain, index: sorted })
  const again = MiniSearch.loadJS(unpack(pack(plain)), options)
  for (const query of ['tools', '静默', `${long}b`, '$1', 'constructor']) {
    expect(again.search(query)).toEqual(index.search(query))
  }
})
