/** The default theme without its fonts, and our own parts. */
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { CHINESE } from '../labels.ts'
import EraSwitch from './EraSwitch.vue'
import LazyTool from './LazyTool.vue'
import Shell from './Shell.vue'
import './style.css'
import './search.css'
import './print.css'

export default {
  extends: DefaultTheme,
  Layout: Shell,
  enhanceApp({ app, router }) {
    app.component('EraSwitch', EraSwitch)
    app.component('LazyTool', LazyTool)
    app.config.globalProperties.$label = (english: string): string =>
      router.route.path.startsWith('/zh/') ? (CHINESE[english] ?? english) : english
    // While the site is built, a component that throws must not pass for an empty one.
    if (import.meta.env.SSR) {
      app.config.errorHandler = cause => report(router.route.path, cause)
    }
  },
} satisfies Theme

/** Read by `.vitepress/broken-pages.ts`, which runs outside of this bundle. */
function report(path: string, cause: unknown): void {
  const said = cause instanceof Error ? cause.message : String(cause)
  const all = globalThis as { brokenPages?: Map<string, string> }
  all.brokenPages ??= new Map()
  all.brokenPages.set(path, said)
}
