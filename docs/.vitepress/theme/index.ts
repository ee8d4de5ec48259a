/** The default theme without its fonts, and our own parts. */
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import EraSwitch from './EraSwitch.vue'
import Exchange from './Exchange.vue'
import FactValue from './FactValue.vue'
import LazyTool from './LazyTool.vue'
import Shell from './Shell.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout: Shell,
  enhanceApp({ app }) {
    app.component('EraSwitch', EraSwitch)
    app.component('Exchange', Exchange)
    app.component('Fact', FactValue)
    app.component('LazyTool', LazyTool)
  },
} satisfies Theme
