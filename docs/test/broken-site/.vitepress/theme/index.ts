import type { Theme } from 'vitepress'
import { defineComponent, h } from 'vue'
import { reportBroken } from '../../../../.vitepress/theme/report-broken.ts'

const Breaks = defineComponent({
  setup() {
    throw new Error('expected a name, got none')
  },
})

export default {
  Layout: () => h('main', h(Breaks)),
  enhanceApp: reportBroken,
} satisfies Theme
