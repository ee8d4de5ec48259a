/** The default theme without its fonts, and our own parts. */
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { CHINESE } from '../labels.ts'
import EraSwitch from './EraSwitch.vue'
import LazyTool from './LazyTool.vue'
import { reportBroken } from './report-broken.ts'
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
    reportBroken({ app, router })
  },
} satisfies Theme
