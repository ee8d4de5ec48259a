/**
 * What every page loads, in fewer requests than VitePress makes of it: framework and theme
 * are one file, as no page does without either, and the sheet of icons of networks, empty
 * here, is not asked for. What pages have of their own, and what the tools and the search
 * load later, stays apart. So does the entry: VitePress preloads on every page whatever
 * the file of the entry imports, be it only later, and that would be all of the tools.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type GroupOf = (id: string, context: unknown) => string | null | undefined

interface Output {
  manualChunks?: unknown
}

/** On the server no file is grouped, and none is here. */
export function oneScript() {
  return {
    name: 'one-script',
    outputOptions(output: Output) {
      if (typeof output.manualChunks !== 'function') return null
      const groupOf = output.manualChunks as GroupOf
      const manualChunks: GroupOf = (id, context) => {
        const group = groupOf(id, context)
        return group === 'framework' ? 'theme' : group
      }
      return { ...output, manualChunks }
    },
  }
}

const ICONS = '<link rel="preload stylesheet" href="/vp-icons.css" as="style">'

export function withoutIcons(html: string): string {
  if (!html.includes(ICONS)) {
    throw new Error(`expected ${ICONS} in each page, got a page without`)
  }
  return html.replace(ICONS, '')
}

/** Written after the pages: only then is it known that nothing was left out. */
export function assertNoIcons({ outDir }: { outDir: string }): void {
  const file = join(outDir, 'vp-icons.css')
  const sheet = readFileSync(file, 'utf8')
  if (sheet.trim() !== '') {
    throw new Error(`expected no icons in vp-icons.css, got ${JSON.stringify(sheet)}`)
  }
  rmSync(file)
}
