/** A page for each stage: goal, time, what is met there in which order, commands. */
import {
  pitfallsOf,
  STAGES,
  type Stage,
  type StageId,
  type Text,
} from '@workshop/syllabus'
import { CHAPTERS } from '../../data/chapters.ts'
import { SESSIONS } from '../../data/sessions.ts'
import {
  fenced,
  heading,
  type Language,
  labelled,
  markdown,
  type Page,
  plain,
} from '../page.ts'

const WORDS = {
  index: { en: 'Five stages', zh: '五个阶段' },
  goal: { en: 'Goal', zh: '目标' },
  time: { en: 'Time', zh: '时间' },
  first: { en: 'Read first', zh: '先读' },
  files: { en: 'Your files', zh: '你的文件' },
  core: { en: 'The core', zh: '核心' },
  beyond: { en: 'Beyond', zh: '进阶' },
  run: { en: 'Run it', zh: '开始' },
  stage: { en: 'stage', zh: '阶段' },
} as const satisfies Record<string, Text>

export function stagePages(language: Language): Page[] {
  const rows = STAGES.map(
    ({ id, title, goal }) =>
      `- [${id} · ${plain(title[language])}](./${id}.md): ${plain(goal[language])}`,
  )
  const title = WORDS.index[language]
  const index = markdown({ title }, [heading(1, title, 'stages'), rows.join('\n')])
  return [
    { path: `${language}/stages/index.md`, text: index },
    ...STAGES.map(stage => stagePage(stage, language)),
  ]
}

const filesIn = (folder: string): Text => ({
  en: `\`src\` and \`break\` in \`${folder}\`; its \`README.md\` says what to write.`,
  zh: `\`${folder}\` 里的 \`src\` 和 \`break\`；要写什么，看同一处的 \`README.md\`。`,
})

/** The chapters that the course reads before this stage. */
function chaptersBefore(stage: StageId, language: Language): string {
  const read = SESSIONS.find(session => session.stage === stage)?.reading ?? []
  return CHAPTERS.filter(({ id }) => read.includes(`guide/${id}`))
    .map(({ id, title }) => `[${title[language]}](../guide/${id}.md)`)
    .join(language === 'zh' ? '、' : ', ')
}

function stagePage(stage: Stage, language: Language): Page {
  const { id, folder, title, goal, time } = stage
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const list = (level: 'must' | 'should'): string =>
    pitfallsOf(id)
      .filter(pitfall => pitfall.level === level)
      .map(
        ({ id, title, failure }) =>
          `- [${plain(title[language])}](../pitfalls/${id}.md)${failure ? ` (${failure})` : ''}`,
      )
      .join('\n')
  const blocks = [
    heading(1, `${id} · ${plain(title[language])}`, 'stage'),
    labelled(`**${word('goal')}**`, plain(goal[language]), language),
    labelled(`**${word('time')}**`, plain(time[language]), language),
    labelled(`**${word('first')}**`, chaptersBefore(id, language), language),
    labelled(`**${word('files')}**`, filesIn(`stages/${folder}`)[language], language),
    heading(2, word('run'), 'run'),
    fenced('sh', `pnpm test --filter stage-${id}`),
    heading(2, word('core'), 'core'),
    list('must'),
    ...(list('should') === ''
      ? []
      : [heading(2, word('beyond'), 'beyond'), list('should')]),
  ]
  const front = {
    title: title[language],
    description: goal[language],
    kind: word('stage'),
  }
  return { path: `${language}/stages/${id}.md`, text: markdown(front, blocks) }
}
