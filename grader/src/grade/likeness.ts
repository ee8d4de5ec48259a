/**
 * `--similarity`: which submissions of a stage are alike, for the instructor only. A
 * reason to talk to two people, never a verdict; it changes no result.
 */
import { join } from 'node:path'
import { type Locale, STAGES, type Text } from '@workshop/syllabus'
import { writeDurably } from '../batch/durable.ts'
import { forMarkdown } from '../reports/sinks.ts'
import { compareSubmissions, type Similarity } from '../similarity/index.ts'
import type { Entry } from './hand-in.ts'

const WORDS = {
  title: { en: 'Similarity', zh: '相似度' },
  lead: {
    en: 'What was handed out and both references are left out. Look before you speak.',
    zh: '发下去的代码和两份参考实现都不算在内。开口之前先自己看过。',
  },
  none: { en: 'No two are alike.', zh: '没有两份相似。' },
  head: {
    en: '| one | other | alike | same files |',
    zh: '| 一份 | 另一份 | 相似 | 相同的文件 |',
  },
} as const satisfies Record<string, Text>

/** Writes `class/similarity.json` and `class/similarity.md`. @throws StorageFailure */
export async function compareAll(
  entries: readonly Entry[],
  out: string,
  locale: Locale,
): Promise<void> {
  const byStage = STAGES.flatMap(({ id }) => {
    const submissions = entries.flatMap(entry =>
      entry.kind === 'grade' && entry.intake.stage === id
        ? [{ ...entry.intake, name: entry.submission.name }]
        : [],
    )
    if (submissions.length < 2) return []
    return [{ stage: id, ...compareSubmissions(id, submissions) }]
  })
  const place = join(out, 'class')
  await writeDurably(
    join(place, 'similarity.json'),
    `${JSON.stringify(byStage, null, 2)}\n`,
  )
  const pages = byStage.map(({ stage, ...found }) => tableOf(stage, found, locale))
  const text = [`# ${WORDS.title[locale]}`, WORDS.lead[locale], ...pages].join('\n\n')
  await writeDurably(join(place, 'similarity.md'), `${text}\n`)
}

function tableOf(stage: string, { pairs }: Similarity, locale: Locale): string {
  const rows = pairs.map(({ names, similarity, sameFiles }) => {
    const cells = [...names, `${Math.round(similarity * 100)} %`, sameFiles.join(' ')]
    return `| ${cells.map(cell => forMarkdown(cell, { inTable: true })).join(' | ')} |`
  })
  const table = [WORDS.head[locale], '| --- | --- | --- | --- |', ...rows].join('\n')
  return `## ${stage}\n\n${rows.length === 0 ? WORDS.none[locale] : table}`
}
