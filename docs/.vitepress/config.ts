/**
 * Settings of the site. Two trees with the same files: `en/` is served at `/`, `zh/` at
 * `/zh/`. No request leaves the site: system fonts, local search, no analytics.
 */
import { fileURLToPath } from 'node:url'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { defineConfig } from 'vitepress'
import { LOCALES } from './locales.ts'
import { eraContainers } from './markdown.ts'
import { tokenize } from './tokenize.ts'

export default defineConfig({
  title: 'MCP from Zero to One',
  srcExclude: ['README.md', 'data/**', 'src/**', 'test/**'],
  rewrites: { 'en/:rest*': ':rest*' },
  cleanUrls: false,
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  locales: LOCALES,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      md.use(cjkFriendly as unknown as (md: unknown) => void)
      eraContainers(md)
    },
  },
  vite: {
    server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        miniSearch: { options: { tokenize } },
      },
    },
  },
  transformHead({ pageData }) {
    const path = pageData.relativePath.replace(/^zh\//, '').replace(/\.md$/, '.html')
    const link = (hreflang: string, href: string): [string, Record<string, string>] => [
      'link',
      { rel: 'alternate', hreflang, href },
    ]
    return [
      link('en', `/${path}`),
      link('zh-Hans', `/zh/${path}`),
      link('x-default', `/${path}`),
    ]
  },
})
