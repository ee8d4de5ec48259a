/**
 * `pnpm docs:stamp [page…]`: says that the Chinese of these pages (`guide/0.md`; all, when
 * none is named) has been read against the English as it is now.
 */
import {
  explainUsage,
  readLine,
  type Text,
  wrong,
} from '@workshop/testkit/command-line'
import { pagesInBoth } from '../pages/translation.ts'
import { writeStamps } from './files.ts'

const USAGE: Text = {
  en: `usage: pnpm docs:stamp [page]... [--lang en|zh] [--help]
page: as guide/0.md; all of them if absent
it ends with 0 or 2 (this line is wrong)`,
  zh: `用法：pnpm docs:stamp [页面]... [--lang en|zh] [--help]
页面：例如 guide/0.md，不指定就是全部
以 0 或 2（命令行有错）结束`,
}

export function main(node: NodeJS.Process): number {
  const pages = pagesInBoth()
  const mostNames = pages.length
  const named = readLine(
    node.argv.slice(2),
    {},
    (_, names) => {
      const stranger = names.find(name => !pages.some(({ path }) => path === name))
      if (stranger === undefined) return [...names]
      const page = {
        en: 'a page in both trees, as guide/0.md',
        zh: '两棵树里都有的页面，例如 guide/0.md',
      }
      throw wrong('page', page, stranger)
    },
    { mostNames },
  )
  if (typeof named === 'string') return explainUsage(named, USAGE, node)
  node.stdout.write(`${writeStamps(pages, named)} pages stamped\n`)
  return 0
}
