/**
 * A page for each pitfall: symptom, the failing code (an edit that `prove` runs), the
 * cause, the repaired code (a region of the solution), and the checks that catch it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Pitfall,
  pitfallsOf,
  SILENT_FAILURES,
  STAGES,
  type Text,
} from '@workshop/syllabus'
import { type FailingCode, failingCodeOf } from '../failing-code.ts'
import {
  fenced,
  heading,
  type Language,
  labelled,
  markdown,
  type Page,
  plain,
} from '../page.ts'
import { ROOT } from '../root.ts'

const WORDS = {
  index: { en: 'All pitfalls', zh: '全部坑' },
  symptom: { en: 'Symptom', zh: '症状' },
  failing: { en: 'The code that fails', zh: '出错的代码' },
  believes: { en: 'It believes', zh: '它以为' },
  failingNote: {
    en: 'One edit of the reference, which `pnpm prove` runs and the check below turns red.',
    zh: '对参考实现的一处改动；`pnpm prove` 会真的运行它，下面的检查会变红。',
  },
  before: { en: 'The reference has here', zh: '参考实现在这里是' },
  cause: { en: 'Cause', zh: '原因' },
  holds: { en: 'What must hold', zh: '必须成立的事' },
  repaired: { en: 'Code that survives', zh: '经得住的代码' },
  caught: { en: 'How it is caught', zh: '怎样被抓到' },
  check: { en: 'Check', zh: '检查' },
  expected: { en: 'Expected', zh: '期望' },
  try: { en: 'Try it', zh: '动手' },
  stage: { en: 'Stage', zh: '阶段' },
  silent: { en: 'An instance of', zh: '属于' },
  looksFine: { en: 'What everybody sees meanwhile', zh: '出问题时，大家看到的样子' },
  tell: { en: 'What would tell', zh: '怎样才看得出来' },
  must: { en: 'core', zh: '核心' },
  should: { en: 'beyond', zh: '进阶' },
  pitfall: { en: 'pitfall', zh: '坑' },
} as const satisfies Record<string, Text>

export async function pitfallPages(language: Language): Promise<Page[]> {
  const pages: Page[] = [indexPage(language)]
  for (const { id } of STAGES) {
    for (const pitfall of pitfallsOf(id)) {
      pages.push(pitfallPage(pitfall, language, await failingCodeOf(pitfall.id)))
    }
  }
  return pages
}

function indexPage(language: Language): Page {
  const blocks = [heading(1, WORDS.index[language], 'pitfalls')]
  for (const stage of STAGES) {
    blocks.push(
      heading(2, `${stage.id} · ${plain(stage.title[language])}`, `stage-${stage.id}`),
    )
    const rows = pitfallsOf(stage.id).map(({ id, title, symptom, failure }) => {
      const silent = failure === undefined ? '' : ` · ${failure}`
      return `- [${plain(title[language])}](./${id}.md) (\`${id}\`${silent}): ${plain(symptom[language])}`
    })
    blocks.push(rows.join('\n'))
  }
  const title = WORDS.index[language]
  return { path: `${language}/pitfalls/index.md`, text: markdown({ title }, blocks) }
}

function pitfallPage(
  pitfall: Pitfall,
  language: Language,
  failing: FailingCode | undefined,
): Page {
  const say = (text: Text): string => plain(text[language])
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const blocks = [
    heading(1, say(pitfall.title), 'pitfall'),
    `\`${pitfall.id}\` · [${word('stage')} ${pitfall.stage}](../stages/${pitfall.stage}.md) · ${word(pitfall.level)}`,
    heading(2, word('symptom'), 'symptom'),
    say(pitfall.symptom),
    ...silentBlocks(pitfall, language),
    ...failingBlocks(failing, language),
    heading(2, word('cause'), 'cause'),
    say(pitfall.cause),
    heading(2, word('holds'), 'holds'),
    say(pitfall.holds),
    ...repairedBlocks(pitfall, language),
    heading(2, word('caught'), 'caught'),
    checkTable(pitfall, language),
    heading(2, word('try'), 'try'),
    fenced(
      'sh',
      `pnpm explain ${pitfall.id}\npnpm test --filter stage-${pitfall.stage}`,
    ),
  ]
  const front = {
    title: pitfall.title[language],
    description: pitfall.holds[language],
    kind: word('pitfall'),
  }
  return {
    path: `${language}/pitfalls/${pitfall.id}.md`,
    text: markdown(front, blocks),
  }
}

function silentBlocks({ failure }: Pitfall, language: Language): string[] {
  if (failure === undefined) return []
  const { title, looksFine, tell } = SILENT_FAILURES[failure]
  const row = (label: keyof typeof WORDS, text: Text) =>
    labelled(`**${WORDS[label][language]}**`, plain(text[language]), language)
  return [
    heading(3, `${failure} · ${plain(title[language])}`, failure.toLowerCase()),
    row('looksFine', looksFine),
    row('tell', tell),
  ]
}

function failingBlocks(failing: FailingCode | undefined, language: Language): string[] {
  if (!failing) return []
  return [
    heading(2, WORDS.failing[language], 'failing'),
    `${WORDS.failingNote[language]} ${labelled(WORDS.believes[language], plain(failing.title[language]), language)}`,
    `\`${failing.file}\``,
    fenced('ts', failing.code),
    ...(failing.instead === ''
      ? []
      : [`${WORDS.before[language]}:`, fenced('ts', failing.instead)]),
  ]
}

function repairedBlocks(
  { id, references = [] }: Pitfall,
  language: Language,
): string[] {
  const regions = references.map(file => {
    const text = existsSync(join(ROOT, file))
      ? readFileSync(join(ROOT, file), 'utf8')
      : ''
    // VitePress puts in the whole file, silently, when there is no such region.
    if (!new RegExp(`#region ${id}\\b`).test(text)) {
      throw new Error(`${file}: expected a region ${id}, got none`)
    }
    return `\`${file}\`\n\n<<< @/../${file}#${id}{ts}`
  })
  if (regions.length === 0) return []
  return [heading(2, WORDS.repaired[language], 'repaired'), ...regions]
}

function checkTable({ checks }: Pitfall, language: Language): string {
  const rows = Object.entries(checks).map(
    ([id, { title, expected }]) =>
      `| \`${id}\` | ${plain(title[language])} | ${plain(expected[language])} |`,
  )
  const head = `| id | ${WORDS.check[language]} | ${WORDS.expected[language]} |`
  return [head, '| --- | --- | --- |', ...rows].join('\n')
}
