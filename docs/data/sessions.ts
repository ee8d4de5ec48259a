/** Six sessions of a course: what is read before each, and which stage it belongs to. */
import type { StageId, Text } from '@workshop/syllabus'

export interface Session {
  /** Also its heading on the page of notes: `s1`. */
  id: string
  title: Text
  /** Pages below the folder of a language, without `.md`; their minutes are added up. */
  reading: readonly string[]
  /** Read by whoever wants more; not counted. */
  more: readonly string[]
  stage?: StageId
  /** What the lab takes where it is no stage, or the beginning of one. */
  lab?: Text
}

export const SESSIONS: readonly Session[] = [
  {
    id: 's1',
    title: { en: 'Bytes are not messages', zh: '字节不是消息' },
    reading: [
      'start/first-red',
      'start/reading-a-failure',
      'start/first-green',
      'guide/0',
      'guide/3',
    ],
    more: ['guide/1'],
    stage: '01',
  },
  {
    id: 's2',
    title: { en: 'Two of everything', zh: '什么都有两份' },
    reading: ['guide/2', 'guide/7'],
    more: ['guide/10'],
    stage: '02',
  },
  {
    id: 's3',
    title: { en: 'Across the network', zh: '隔着网络' },
    reading: ['guide/4', 'guide/5', 'guide/9'],
    more: [],
    stage: '03',
  },
  {
    id: 's4',
    title: { en: 'The bill', zh: '账单' },
    reading: ['guide/6'],
    more: ['guide/1'],
    stage: '04',
  },
  {
    id: 's5',
    title: { en: 'Gates', zh: '闸门' },
    reading: ['guide/8'],
    more: ['guide/10'],
    stage: '05',
  },
  {
    id: 's6',
    title: { en: 'Would you know?', zh: '你会知道吗' },
    reading: ['guide/11', 'guide/appendix'],
    more: ['guide/13'],
    lab: { en: 'two hours, with the drill', zh: '两小时，含演练' },
  },
]
