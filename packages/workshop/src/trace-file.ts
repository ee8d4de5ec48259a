/**
 * Recorded frames as they lie in a file: JSON lines, one frame each. The file may
 * come from anybody, so everything that is wrong with it is said with its line.
 */
import { existsSync, readFileSync } from 'node:fs'
import { type Frame, safe } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { Complaint } from './complaint.ts'
import { PHRASES } from './phrases/trace.ts'

export interface TracedFrame extends Frame {
  /** Absent in recordings that are not of a test. */
  pitfall?: string
  check?: string
  verdict?: string
  /** Which connection of the check. */
  wire: number
}

/** `shown` is the file's name as the reader knows it. */
export function readTrace(file: string, shown: string): TracedFrame[] {
  if (!existsSync(file)) throw new Complaint(PHRASES.noFile(shown))
  return textOf(file, shown)
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [frameOf(line, index + 1, shown)],
    )
}

function textOf(file: string, shown: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (cause) {
    throw new Complaint(PHRASES.unreadable(shown, (cause as Error).message))
  }
}

const LONGEST_SHOWN = 40

function frameOf(line: string, number: number, shown: string): TracedFrame {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    const start = line.slice(0, LONGEST_SHOWN)
    const more = line.length > LONGEST_SHOWN ? '…' : ''
    throw new Complaint(PHRASES.notJson(shown, number, `\`${safe(start)}${more}\``))
  }
  if (!isFrame(value)) {
    throw new Complaint(PHRASES.foreign(shown, number, describe(value)))
  }
  return toFrame(value)
}

const STREAMS = ['stdin', 'stdout', 'stderr', 'request', 'response'] as const

type Raw = Record<string, unknown> & { dir: '->' | '<-'; text: string }

function isFrame(value: unknown): value is Raw {
  if (typeof value !== 'object' || value === null) return false
  const { dir, text } = value as Partial<Raw>
  return (dir === '->' || dir === '<-') && typeof text === 'string'
}

/** Members of the wrong type are as good as absent. */
function toFrame(raw: Raw): TracedFrame {
  const { dir, text, stream, at, wire } = raw
  const isStream = STREAMS.some(known => known === stream)
  return {
    dir,
    text,
    wire: typeof wire === 'number' ? wire : 0,
    ...(isStream && { stream: stream as (typeof STREAMS)[number] }),
    ...(typeof at === 'number' && { at }),
    ...textsOf(raw, ['pitfall', 'check', 'verdict']),
  }
}

function textsOf<K extends string>(raw: Raw, keys: readonly K[]) {
  const pairs = keys.flatMap(key =>
    typeof raw[key] === 'string' ? [[key, raw[key]] as const] : [],
  )
  return Object.fromEntries(pairs) as Partial<Record<K, string>>
}

function describe(value: unknown): Text {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return PHRASES.object(
      Object.keys(value)
        .slice(0, 5)
        .map(key => safe(key)),
    )
  }
  const text = `\`${safe(JSON.stringify(value).slice(0, LONGEST_SHOWN))}\``
  return { en: text, zh: text }
}
