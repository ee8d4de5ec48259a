/**
 * Makes the pages that come from data, before VitePress reads the folder: real files,
 * because pages of dynamic routes are absent from the local search.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Page } from './page.ts'
import { conformancePage } from './pages/conformance.ts'
import { factPage } from './pages/facts.ts'
import { glossaryPage } from './pages/glossary.ts'
import { guidePage } from './pages/guide.ts'
import { interviewPages } from './pages/interview.ts'
import { pitfallPages } from './pages/pitfalls.ts'
import { schedulePage } from './pages/schedule.ts'
import { stagePages } from './pages/stages.ts'
import { translationPage } from './pages/translation.ts'

export const DOCS = fileURLToPath(new URL('..', import.meta.url))

/** Folders and files that are made here and nowhere else. */
export const MADE = [
  'pitfalls',
  'stages',
  'interview',
  'guide/index.md',
  'facts.md',
  'glossary.md',
  'about/conformance.md',
  'about/translation.md',
  'teach/schedule.md',
]

/** @returns how many pages were written */
export async function generate(): Promise<number> {
  const pages: Page[] = []
  for (const language of LANGUAGES) {
    pages.push(
      ...(await pitfallPages(language)),
      ...stagePages(language),
      ...interviewPages(language),
      factPage(language),
      glossaryPage(language),
      guidePage(language),
      schedulePage(language),
      conformancePage(language),
      translationPage(language),
    )
  }
  for (const language of LANGUAGES) {
    for (const made of MADE) {
      rmSync(join(DOCS, language, made), { recursive: true, force: true })
    }
  }
  for (const { path, text } of pages) {
    const file = join(DOCS, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return pages.length
}
