/** `grade explain <submission>`: one result of a batch, whole. */
import { resolve } from 'node:path'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { Journal } from '../batch/journal.ts'
import { explain } from '../reports/index.ts'
import { typed } from '../typed.ts'
import { UsageError } from '../usage-error.ts'

const FLAGS = {
  out: { type: 'string', default: 'grades' },
  json: { type: 'boolean', default: false },
} as const

/** @throws UsageError that lists the names there are */
export async function explainOne(args: readonly string[]): Promise<number> {
  const { values, positionals } = typed({
    args: [...args],
    options: FLAGS,
    allowPositionals: true,
  })
  const [name, another] = positionals
  if (name === undefined || another !== undefined) {
    throw new UsageError(`explain: expected one submission, got ${positionals.length}`)
  }
  const { results } = await Journal.read(resolve(values.out))
  const found = results.filter(
    ({ submission }) => submission.name === name || submission.learner?.id === name,
  )
  const newest = found.sort((a, b) =>
    a.times.finishedAt < b.times.finishedAt ? 1 : -1,
  )[0]
  if (!newest) {
    const names = results.map(({ submission }) => submission.name).slice(0, 20)
    const known = names.length === 0 ? 'there are no results' : names.join(', ')
    throw new UsageError(
      `explain: expected a submission of ${values.out} (${known}), got ${name}`,
    )
  }
  const options = { locale: localeFor(), theme: themeFor(process.stdout) }
  process.stdout.write(
    values.json ? `${JSON.stringify(newest, null, 2)}\n` : explain(newest, options),
  )
  return 0
}
