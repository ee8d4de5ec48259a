/** The contents of the guide: each chapter with its minutes and what it is about. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import { CHAPTERS } from '../../data/chapters.ts'
import { frontOf } from '../front.ts'
import { heading, type Language, markdown, type Page } from '../page.ts'
import { ROOT } from '../root.ts'

const WORDS = {
  title: { en: 'Guide', zh: '指南' },
  lead: {
    en: 'Each chapter stands by itself and says which revision it speaks of. Read in order, they follow the five stages.',
    zh: '每一章自成一体，并写明讲的是哪一版。按顺序读，正好跟着五个阶段走。',
  },
  minutes: { en: 'minutes', zh: '分钟' },
} as const satisfies Record<string, Text>

export function guidePage(language: Language): Page {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const rows = CHAPTERS.flatMap(({ id, title }) => {
    const file = join(ROOT, 'docs', language, 'guide', `${id}.md`)
    if (!existsSync(file)) return []
    const { minutes, description = '' } = frontOf(readFileSync(file, 'utf8'))
    const time = minutes === undefined ? '' : ` (${minutes} ${word('minutes')})`
    return [`- [${title[language]}](./${id}.md)${time}: ${description}`]
  })
  return {
    path: `${language}/guide/index.md`,
    text: markdown({ title: word('title'), description: word('lead') }, [
      heading(1, word('title'), 'guide'),
      word('lead'),
      rows.join('\n'),
    ]),
  }
}
