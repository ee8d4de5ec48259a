/** How cells are written down, and what several of them share. */
import { join } from 'node:path'
import { openSubject, ROOT, type Subject } from '@workshop/testkit/subject'
import type { Era } from '@workshop/wire'
import type { Cell, Place } from './cell.ts'
import type { Meeting, Question } from './meeting.ts'

export const SDK_V1 = 'SDK v1'
export const SDK_V2 = 'SDK v2'
export const published = (name: string) => `server-${name}`

/** More than ASCII, in one character of each length. */
export const TEXT = 'é—漢😀'

export const subjectOf = (stage: string, flavour: string): Subject =>
  openSubject(join(ROOT, 'solutions', stage, flavour))

export type Row = [
  era: Era,
  peer: string,
  question: Question,
  meet: () => Promise<Meeting>,
]

export const toCells = (
  place: Omit<Place, 'era' | 'peer'>,
  rows: readonly Row[],
): Cell[] =>
  rows.map(([era, peer, question, meet]) => ({ ...place, era, peer, question, meet }))
