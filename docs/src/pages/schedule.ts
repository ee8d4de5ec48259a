/**
 * The schedule of a course: minutes are added up from the front matter of the pages, so
 * that a chapter that grows is noticed here. What a lab takes is said by the syllabus.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STAGES, type Text } from '@workshop/syllabus'
import { SESSIONS, type Session } from '../../data/sessions.ts'
import { heading, type Language, markdown, type Page, plain } from '../page.ts'

const DOCS = fileURLToPath(new URL('../..', import.meta.url))

const WORDS = {
  title: { en: 'Schedule', zh: '课时表' },
  description: {
    en: 'Six sessions, with the minutes of their pages added up, and four ways to cut them to the time you have.',
    zh: '六节课，各页的分钟数加在一起，以及时间不够时的四种裁法。',
  },
  lead: {
    en: 'Reading times are those written on the pages, for somebody who reads every line once. They are added up each time the site is built. What a lab takes is an estimate for one person who works alone; in a room, with questions, add a third.',
    zh: '阅读时间取自各页所标，按逐行读一遍算，每次构建网站时重新相加。动手时间是一个人独自做的估计；在教室里有问有答，再加三分之一。',
  },
  session: { en: 'Session', zh: '课' },
  read: { en: 'Read before', zh: '课前读' },
  minutes: { en: 'Minutes', zh: '分钟' },
  lab: { en: 'Lab', zh: '动手' },
  more: { en: 'For those who want more', zh: '想多读的' },
  total: { en: 'Sum', zh: '合计' },
  unknown: { en: 'not stated', zh: '未标' },
  shorter: { en: 'With less time', zh: '时间不够时' },
  evening: {
    en: '**One evening** (three hours): session 1 up to the first survived pitfall, then the opening questions of sessions 5 and 6 as a discussion. People leave having caused one silent failure and knowing that there are twelve.',
    zh: '**一个晚上**（三小时）：第一节课上到扛过第一个坑为止，再把第五、六节的开场问题拿来讨论。走的时候，每人都亲手造过一次静默失效，也知道一共有十二种。',
  },
  day: {
    en: '**One day**: sessions 1 and 2 with labs, lunch between them, session 6 on the reference. Chapters are read at home.',
    zh: '**一天**：第一、二节连同动手，中间午饭，第六节只跑参考实现。各章回家读。',
  },
  week: {
    en: '**A week** (mornings to teach, afternoons for labs): one session a day with the core only; stage 04 takes the weekend or loses its end.',
    zh: '**一周**（上午讲，下午动手）：一天一节，只做核心；阶段 04 要么占用周末，要么舍掉后半。',
  },
  term: {
    en: '**A term**: one session every two weeks, all pitfalls, hand-in before the next one. This is the only form in which stage 03 is done in full.',
    zh: '**一学期**：两周一节，全部坑，下一节之前交作业。阶段 03 只有这样才做得完。',
  },
} as const satisfies Record<string, Text>

const COMMA = { en: ', ', zh: '，' } as const satisfies Text

export function schedulePage(language: Language): Page {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const head = ['session', 'read', 'minutes', 'lab', 'more'] as const
  const sum = SESSIONS.reduce((all, { reading }) => all + minutesOf(reading), 0)
  const rows = [
    head.map(word),
    head.map(() => '---'),
    ...SESSIONS.map((session, at) => cellsOf(session, at, language)),
    [`**${word('total')}**`, '', `**${sum}**`, '', ''],
  ]
  const blocks = [
    heading(1, word('title'), 'schedule'),
    word('lead'),
    rows.map(cells => `| ${cells.join(' | ')} |`).join('\n'),
    heading(2, word('shorter'), 'shorter'),
    (['evening', 'day', 'week', 'term'] as const)
      .map(name => `- ${word(name)}`)
      .join('\n'),
  ]
  const front = { title: word('title'), description: word('description') }
  return { path: `${language}/teach/schedule.md`, text: markdown(front, blocks) }
}

function cellsOf(session: Session, at: number, language: Language): string[] {
  const { id, title, reading, more, stage } = session
  const time = session.lab ?? STAGES.find(one => one.id === stage)?.time
  const lab = time === undefined ? '' : plain(time[language])
  const name = `${at + 1} · ${plain(title[language])}`
  return [
    `[${name}](./sessions.md#${id})`,
    linksTo(reading, language),
    String(minutesOf(reading)),
    stage === undefined
      ? lab
      : `[${stage}](../stages/${stage}.md)${COMMA[language]}${lab}`,
    linksTo(more, language),
  ]
}

/** Only pages that are there: what is missing is the business of the link check. */
function linksTo(pages: readonly string[], language: Language): string {
  const unknown = WORDS.unknown[language]
  return pages
    .flatMap(path => {
      const page = frontOf(path, language)
      if (page === undefined) return []
      return `[${plain(page.title)}](../${path}.md) ${page.minutes ?? unknown}`
    })
    .join('<br>')
}

/** Of both languages the same figure is used. */
const minutesOf = (pages: readonly string[]): number =>
  pages.reduce((sum, path) => sum + (frontOf(path, 'en')?.minutes ?? 0), 0)

interface Front {
  title: string
  minutes: number | undefined
}

export function frontOf(path: string, language: Language): Front | undefined {
  const file = join(DOCS, language, `${path}.md`)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const title = /^title: "?(.+?)"?$/m.exec(text)?.[1] ?? path
  const minutes = /^minutes: (\d+)$/m.exec(text)?.[1]
  return { title, minutes: minutes === undefined ? undefined : Number(minutes) }
}
