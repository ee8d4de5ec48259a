/** While the site is built, a component that throws must not pass for an empty one. */
import type { EnhanceAppContext } from 'vitepress'

type Context = Pick<EnhanceAppContext, 'app' | 'router'>

/** What it keeps is read by `.vitepress/broken-pages.ts`, outside of this bundle. */
export function reportBroken({ app, router }: Context): void {
  if (!import.meta.env.SSR) return
  app.config.errorHandler = cause => {
    const all = globalThis as { brokenPages?: Map<string, string> }
    all.brokenPages ??= new Map()
    const said = cause instanceof Error ? cause.message : String(cause)
    all.brokenPages.set(router.route.path, said)
  }
}
