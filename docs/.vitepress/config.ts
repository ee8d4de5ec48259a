/**
 * Settings of the site. Two trees with the same files: `en/` is served at `/`, `zh/` at
 * `/zh/`. No request leaves the site: system fonts, local search, no analytics.
 */
import { fileURLToPath } from 'node:url'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { defineConfig } from 'vitepress'
import { assertNoBrokenPages } from './broken-pages.ts'
import { assertNoIcons, oneScript, withoutIcons } from './first-view.ts'
import { LOCALES } from './locales.ts'
import { copyButtons, eraContainers } from './markdown.ts'
import { permalink } from './permalinks.ts'
import { packedIndexes } from './search-index.ts'
import { searchText } from './search-text.ts'
import { shownData } from './shown.ts'
import { RECALL_EARLY } from './theme/era-early.ts'
import { themeRepairs } from './theme-repairs.ts'
import { tokenize } from './tokenize.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Of the default theme: home pages, advertisements, links to networks, a footer. */
const UNUSED = [
  /^\.\/VP(Home|Page|(NavBar|NavScreen)?SocialLinks|DocAsideCarbonAds)\.vue$/,
  /^\.\/VPDocFooterLastUpdated\.vue$/,
  /^\.\/components\/VP(Footer|Badge)\.vue$/,
  // Our own fills its slot.
  /^\.\.\/NotFound\.vue$/,
]

type Head = [string, Record<string, string>]

export default defineConfig({
  title: 'MCP from Zero to One',
  srcExclude: ['README.md', 'data/**', 'src/**', 'test/**'],
  rewrites: { 'en/:rest*': ':rest*' },
  cleanUrls: false,
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [
    ['script', {}, RECALL_EARLY],
    ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    ['meta', { property: 'og:image', content: '/card.png' }],
    ['meta', { property: 'og:type', content: 'website' }],
  ],
  // While pages are being written, the rest can be looked at: `pnpm docs:build --draft`.
  ignoreDeadLinks: process.env.GUIDE_DRAFT === '1',
  locales: LOCALES,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { permalink },
    config(md) {
      md.use(cjkFriendly as unknown as (md: unknown) => void)
      eraContainers(md)
      copyButtons(md)
      shownData(md)
    },
  },
  // Neither the theme nor ours has components of the old kind.
  vue: { features: { optionsAPI: false } },
  vite: {
    plugins: [themeRepairs(), packedIndexes(), oneScript()],
    resolve: {
      // Search in the bar, button and dialog, is ours; see theme/SearchButton.vue.
      alias: [
        {
          find: /^.*\/VPNavBarSearch\.vue$/,
          replacement: here('theme/SearchButton.vue'),
        },
        ...UNUSED.map(find => ({ find, replacement: here('theme/nothing.ts') })),
        // Of the stages' solutions that the tools run; see tools/run/browser-crypto.ts.
        { find: /^node:crypto$/, replacement: here('tools/run/browser-crypto.ts') },
      ],
    },
    server: { fs: { allow: [here('../..')] } },
  },
  transformHtml: withoutIcons,
  buildEnd(site) {
    assertNoBrokenPages()
    assertNoIcons(site)
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        _render: searchText,
        miniSearch: { options: { tokenize } },
      },
    },
  },
  transformHead({ pageData, title, description }) {
    if (pageData.isNotFound) return []
    const path = pageData.relativePath
      .replace(/^zh\//, '')
      .replace(/(^|\/)index\.md$/, '$1')
      .replace(/\.md$/, '.html')
    const link = (hreflang: string, href: string): Head => [
      'link',
      { rel: 'alternate', hreflang, href },
    ]
    const social = (property: string, content: string): Head => [
      'meta',
      { property: `og:${property}`, content },
    ]
    return [
      social('title', title),
      social('description', description),
      // The page as Markdown, for whoever reads without a browser.
      [
        'link',
        { rel: 'alternate', type: 'text/markdown', href: `/${pageData.relativePath}` },
      ],
      link('en', `/${path}`),
      link('zh-Hans', `/zh/${path}`),
      link('x-default', `/${path}`),
    ]
  },
})
