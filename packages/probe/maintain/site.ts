/**
 * Our own pages, held to what the guide says of others: none is dated, and what is
 * said of a removed mechanism says so, or carries an era mark.
 */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesAt, read } from '../node/files.ts'
import { type Mention, probeText } from '../src/index.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export interface PageFinding {
  page: string
  verdict: string
  unmarked: readonly Pick<Mention, 'line' | 'found' | 'quote'>[]
  /** The five-word grep has hit. */
  naive: boolean
}

export async function pagesOf(folders: readonly string[]): Promise<PageFinding[]> {
  const files = (await Promise.all(folders.map(filesAt))).flat()
  const pages = files.filter(file => file.endsWith('.md'))
  return Promise.all(pages.map(async file => findingOf(await read(file))))
}

function findingOf({ file, text }: { file: string; text: string }): PageFinding {
  const { verdict, mentions, naive } = probeText(text)
  return {
    page: relative(ROOT, file),
    verdict,
    unmarked: mentions
      .filter(({ stance }) => stance === 'demanded')
      .map(({ line, found, quote }) => ({ line, found, quote })),
    naive: naive.hits > 0,
  }
}

/** What to do about one, for whoever wrote the page. */
export const adviceOf = ({ page, unmarked }: PageFinding): string[] =>
  unmarked.map(
    ({ line, found }) =>
      `${page}:${line}: “${found}” reads as if it were demanded today; say of which era it is, or put ::: legacy … ::: around it or <!-- era: legacy --> above it`,
  )
