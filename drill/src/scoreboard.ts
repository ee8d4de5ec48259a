/** All runs of a drill: what was seen of each of the twelve, and what was seen in vain. */

import type { Subjects } from '@workshop/host-stack'
import { SILENT_FAILURES, type SilentFailureId, type Text } from '@workshop/syllabus'
import { type Alarm, IDS, runOnce } from './run.ts'

export interface Row {
  id: SilentFailureId
  title: Text
  /** What moved, in the first run; `null` unless it moved in every run. */
  signal: string | null
  /** Calls until it moved, a seed each; `null` where nothing did. */
  calls: (number | null)[]
}

export interface Scoreboard {
  seeds: readonly number[]
  rows: Row[]
  /** Alarms of healthy runs. */
  falseAlarms: (Alarm & { seed: number })[]
  /** What the subject threw, and so said nothing. */
  gaps: string[]
  /** Files that do not load: with them, nothing that was found means much. */
  unloaded: string[]
}

export async function drill(
  subjects: Subjects,
  seeds: readonly number[],
  say: (text: Text) => void = () => undefined,
): Promise<Scoreboard> {
  const falseAlarms: Scoreboard['falseAlarms'] = []
  const gaps = new Set<string>()
  const unloaded = new Set<string>()
  const seen = new Map<SilentFailureId, (Alarm | undefined)[]>(IDS.map(id => [id, []]))
  for (const seed of seeds) {
    say({
      en: `seed ${seed}: a healthy run, then ${IDS.length} silent failures`,
      zh: `种子 ${seed}：先正常运行一次，再逐个制造 ${IDS.length} 种静默故障`,
    })
    const healthy = await runOnce(subjects, seed)
    falseAlarms.push(...healthy.alarms.map(alarm => ({ ...alarm, seed })))
    for (const gap of healthy.gaps) gaps.add(gap)
    for (const file of healthy.unloaded) unloaded.add(file)
    for (const id of IDS) {
      const { alarms } = await runOnce(subjects, seed, id)
      // Before the change it cannot have been about the change.
      seen.get(id)?.push(alarms.find(({ watch, calls }) => watch === id && calls > 0))
    }
  }
  const rows = [...seen].map(([id, alarms]) => rowOf(id, alarms))
  return { seeds, rows, falseAlarms, gaps: [...gaps], unloaded: [...unloaded] }
}

function rowOf(id: SilentFailureId, alarms: readonly (Alarm | undefined)[]): Row {
  const isAlways = alarms.every(alarm => alarm !== undefined)
  return {
    id,
    title: SILENT_FAILURES[id].title,
    signal: (isAlways && alarms[0]?.signal) || null,
    calls: alarms.map(alarm => alarm?.calls ?? null),
  }
}
