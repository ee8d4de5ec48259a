declare module 'markdown-it-container' {
  import type { PluginWithParams } from 'markdown-it'

  const container: PluginWithParams
  export default container
}

declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}

declare module '*.css'
