/**
 * `pnpm docs:stamp [page…]`: says that the Chinese of these pages (`guide/0.md`; all, when
 * none is named) has been read against the English as it is now.
 */
import { pagesInBoth } from '../pages/translation.ts'
import { writeStamps } from './files.ts'

export function main({ argv, stdout, stderr }: NodeJS.Process): number {
  const named = argv.slice(2).filter(word => word !== '--')
  const pages = pagesInBoth()
  const stranger = named.find(name => !pages.some(({ path }) => path === name))
  if (stranger !== undefined) {
    stderr.write(`expected a page in both trees, as guide/0.md, got ${stranger}\n`)
    return 2
  }
  stdout.write(`${writeStamps(pages, named)} pages stamped\n`)
  return 0
}
