/** The built site as files; built first when its sources have changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, DIST, isBuilt } from '../../src/build.ts'
import { oneAtATime } from '../../src/one-build.ts'

export interface BuiltPage {
  /** `guide/0.html`, `zh/index.html`. */
  path: string
  html: string
  language: 'en' | 'zh'
}

/**
 * A site that cannot be built is an error that says which page is in the way. Whoever
 * works on a test may look at the site as it lies there: `WORKSHOP_DOCS_AS_BUILT=1`.
 */
export async function ensureBuilt(): Promise<void> {
  if (process.env.WORKSHOP_DOCS_AS_BUILT === '1' && isInSite('index.html')) return
  const isThere = await oneAtATime(
    async () => isBuilt() || (await build({ isDraft: false, isQuiet: true })),
  )
  if (!isThere) throw new Error('expected a site that can be built: see above')
}

export function builtPages(): BuiltPage[] {
  return filesOfSite('.html').map(path => ({
    path,
    html: readFileSync(join(DIST, path), 'utf8'),
    language: path.startsWith('zh/') ? 'zh' : 'en',
  }))
}

export const filesOfSite = (ending: string): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending))
    .sort()

export const isInSite = (path: string): boolean => existsSync(join(DIST, path))

export const textInSite = (path: string): string =>
  readFileSync(join(DIST, path), 'utf8')
