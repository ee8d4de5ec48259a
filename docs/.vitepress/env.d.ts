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

declare module '@localSearchIndex' {
  const indexes: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default indexes
}

/** What Vite puts there; its own types would bring the whole of it. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean }
}
