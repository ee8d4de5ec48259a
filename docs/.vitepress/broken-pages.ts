/**
 * Vue only logs what a component throws while pages are rendered, and VitePress then
 * says "complete" over a page with a hole. The theme keeps the list; this ends the build.
 */
export function assertNoBrokenPages(): void {
  const { brokenPages } = globalThis as { brokenPages?: Map<string, string> }
  if (!brokenPages || brokenPages.size === 0) return
  const rows = [...brokenPages].map(([path, said]) => `  ${path}: ${said}`)
  throw new Error(
    `${brokenPages.size} page(s) have a component that throws\n${rows.join('\n')}`,
  )
}
