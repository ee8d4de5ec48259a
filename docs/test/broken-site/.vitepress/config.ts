import { defineConfig } from 'vitepress'
import { assertNoBrokenPages } from '../../../.vitepress/broken-pages.ts'

export default defineConfig({ buildEnd: assertNoBrokenPages })
