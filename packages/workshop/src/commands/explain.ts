/** `pnpm explain`: everything the syllabus says of a pitfall, except the hints. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  PITFALLS,
  type Pitfall,
  SILENT_FAILURES,
  type SilentFailureId,
  stageOf,
  type Text,
} from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { type Page, pageFor, print } from '../page.ts'
import { LABELS, PHRASES } from '../phrases/explain.ts'
import { pitfallNamed } from '../pitfall-named.ts'

export async function explain(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const { words } = optionsOf('explain', args, {}, 1)
  const id = pitfallNamed(words[0], 'explain', context)
  const pitfall = PITFALLS[id]
  const page = pageFor(context)
  const { folder } = stageOf(id)
  print(context, [
    ...head(page, pitfall),
    '',
    ...body(page, pitfall, `stages/${folder}`),
  ])
  return 0
}

function head(page: Page, { id, title, stage, level }: Pitfall): string[] {
  const { say, mark, paint } = page
  const place = `${say(PHRASES.stage(stage))} ${mark.between} ${say(PHRASES.level[level])}`
  return [paint.strong(`${id} ${mark.between} ${say(title)}`), paint.dim(place)]
}

function body(page: Page, pitfall: Pitfall, stage: string): string[] {
  const { symptom, cause, holds, experiment, failure } = pitfall
  return [
    ...page.row(LABELS.symptom, symptom),
    '',
    ...page.row(LABELS.cause, cause),
    '',
    ...page.row(LABELS.holds, holds),
    '',
    ...checks(page, pitfall),
    '',
    ...(experiment ? [...page.row(LABELS.experiment, experiment), ''] : []),
    ...(failure ? [...silentFailure(page, failure), ''] : []),
    ...page.list(LABELS.files, filesOf(pitfall, stage)),
    ...page.next(`pnpm hint ${pitfall.id}`),
  ]
}

function checks(page: Page, pitfall: Pitfall): string[] {
  return Object.entries(pitfall.checks).flatMap(([id, { title }], index) => {
    const text: Text = { en: `${id}: ${title.en}`, zh: `${id}：${title.zh}` }
    return page.row(index === 0 ? LABELS.checks : { en: '', zh: '' }, text)
  })
}

function silentFailure(page: Page, id: SilentFailureId): string[] {
  const { title, looksFine, tell } = SILENT_FAILURES[id]
  return [
    ...page.row({ en: id, zh: id }, title),
    ...page.row(LABELS.looksFine, looksFine),
    ...page.row(LABELS.tell, tell),
  ]
}

/** The learner's own first, the reference last: it gives the answer away. */
function filesOf({ id, references = [] }: Pitfall, stage: string): string[] {
  return [
    `${stage}/break/${id}.ts`,
    `${stage}/test/${id}.test.ts`,
    ...references,
  ].filter(file => existsSync(join(ROOT, file)))
}
