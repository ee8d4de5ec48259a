/**
 * One detector on everything it is to tell apart. The healthy ones come first and
 * last: whoever is not silent there has caught nothing, whatever it said elsewhere.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import type { Answer } from './answer.ts'
import { buildDetector, sourceOf } from './bundle.ts'
import type { ChildHost } from './child-host.ts'
import type { DetectorId } from './detectors.ts'
import type { Subjects } from './subjects.ts'

export interface Miss {
  mutant: string
  symptom: Text
  answer: Answer
}

export type State =
  /** It does not load. */
  | 'not-loaded'
  /** It has called a healthy one faulty. */
  | 'not-silent'
  /** It has come to no answer about a healthy one. */
  | 'no-answer'
  /** Silent about everything, as it was handed out, or not there at all. */
  | 'says-nothing'
  | 'misses'
  | 'catches-all'

export interface Board {
  pitfall: DetectorId
  state: State
  /** Why it does not load. */
  error?: string
  healthy: number
  /** What was said of healthy ones; anything at all is too much. */
  alarms: { subject: string; answer: Answer }[]
  mutants: number
  /** 0 while there is an alarm. */
  caught: number
  missed: Miss[]
}

interface Bench {
  subjects: Subjects
  child: ChildHost
  scratch: string
}

export async function tryDetector(
  pitfall: DetectorId,
  file: string,
  { subjects, child, scratch }: Bench,
): Promise<Board> {
  const [healthy, mutants] = await Promise.all([
    subjects.healthy(),
    subjects.mutantsOf(pitfall),
  ])
  const board: Board = {
    ...{ pitfall, state: 'not-loaded', healthy: healthy.length, alarms: [] },
    ...{ mutants: mutants.length, caught: 0, missed: [] },
  }
  if (!existsSync(file)) return { ...board, state: 'says-nothing' }
  const detector = join(scratch, pitfall, 'detector.cjs')
  const built = await buildDetector(file, detector)
  if (built.kind === 'not-loaded') return { ...board, error: built.error }
  if (built.kind === 'looks') {
    return { ...board, state: 'no-answer', alarms: [{ subject: '', answer: built }] }
  }
  const ask = async (subject: string): Promise<Answer> => {
    const answer = await child.ask({ detector, subject })
    if (answer.kind !== 'threw' || !answer.at) return answer
    const where = sourceOf(detector, ...answer.at)
    return where ? { ...answer, error: `${answer.error}, ${where}` } : answer
  }

  async function listen(): Promise<boolean> {
    for (const { id, dir } of healthy) {
      const answer = await ask(dir)
      if (answer.kind === 'silent') continue
      board.alarms.push({ subject: id, answer })
      // What breaks on one breaks on the next, and may cost seconds each time.
      if (answer.kind !== 'fault') break
    }
    return board.alarms.length === 0
  }

  if (!(await listen())) return { ...board, state: loudest(board) }
  let caught = 0
  for (const { id, dir, symptom } of mutants) {
    const answer = await ask(dir)
    if (answer.kind === 'fault') caught++
    else board.missed.push({ mutant: id, symptom, answer })
    if (answer.kind === 'blocked') break
  }
  if (!(await listen())) return { ...board, missed: [], state: loudest(board) }
  return { ...board, caught, state: stateOf(board, caught) }
}

function loudest({ alarms }: Board): State {
  return alarms.some(({ answer }) => answer.kind === 'fault')
    ? 'not-silent'
    : 'no-answer'
}

function stateOf({ missed, mutants }: Board, caught: number): State {
  if (caught === mutants) return 'catches-all'
  const isMute = missed.every(({ answer }) => answer.kind === 'silent')
  return caught === 0 && isMute ? 'says-nothing' : 'misses'
}
