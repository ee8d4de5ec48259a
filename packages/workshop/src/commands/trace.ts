/**
 * `pnpm trace`: what crossed the wire, as a ladder. Of the last failed check, of
 * one pitfall, of all checks, or of a recording that somebody made.
 */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Frame } from '@workshop/report'
import {
  isPitfallId,
  PITFALLS,
  type PitfallId,
  type StageId,
  type Text,
} from '@workshop/syllabus'
import { displayPath, SCRATCH } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { laddersOf } from '../ladders.ts'
import { optionsOf } from '../options.ts'
import { print } from '../page.ts'
import { PHRASES } from '../phrases/trace.ts'
import { pitfallNamed } from '../pitfall-named.ts'
import { stagesHere } from '../stages.ts'
import { lastLesson, lastRun } from '../state.ts'
import { readTrace, type TracedFrame } from '../trace-file.ts'

export async function trace(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const spec = { pitfall: 'string', all: 'boolean' } as const
  const { values, words } = optionsOf('trace', args, spec, 1)
  // A word is a recording, unless it is a pitfall and no such file is there.
  const isPitfall =
    isPitfallId(words[0] ?? '') && !existsSync(resolve(context.cwd, words[0] ?? ''))
  const named = values.pitfall ?? (isPitfall ? words[0] : undefined)
  const pitfall = named && pitfallNamed(named, 'trace', context)
  const typed = isPitfall ? undefined : words[0]
  const frames =
    typed === undefined
      ? ofLastRun(pitfall || undefined, values.all === true, context)
      : ofFile(resolve(context.cwd, typed), typed, pitfall || undefined)
  const isOne = typed !== undefined || pitfall !== undefined
  const limit = values.all && isOne ? Number.POSITIVE_INFINITY : undefined
  print(context, laddersOf(frames, context, limit))
  return 0
}

function ofFile(file: string, shown: string, pitfall?: PitfallId): TracedFrame[] {
  const frames = readTrace(file, shown).filter(
    frame => pitfall === undefined || frame.pitfall === pitfall,
  )
  if (frames.length > 0) return frames
  throw new Complaint(pitfall ? PHRASES.noFrames(pitfall) : PHRASES.empty(shown))
}

function ofLastRun(
  pitfall: PitfallId | undefined,
  all: boolean,
  context: Context,
): TracedFrame[] {
  const here = stagesHere().map(({ stage }) => stage.id)
  const traced = here.filter(hasFrames)
  const last = pitfall ? PITFALLS[pitfall].stage : lastRun(context)?.stage
  const stage = last ?? traced[0] ?? here[0] ?? '01'
  const others = traced.filter(id => id !== stage)
  const missing = (says: Text) => new Complaint(withOthers(says, others))
  const file = traceOf(stage)
  if (!existsSync(file)) throw missing(PHRASES.nothingYet(stage))
  const frames = readTrace(file, displayPath(file))
  const found = all && !pitfall ? frames : chosen(frames, pitfall, stage, context)
  // Of an empty one there is nothing that `--all` would show.
  const isSilent = found === PHRASES.nothingFailed && frames.length === 0
  if (isSilent) throw missing(PHRASES.nothingCrossed)
  if ('en' in found) throw missing(found)
  if (found.length > 0) return found
  throw missing(PHRASES.empty(displayPath(file)))
}

/** A text says why there are none. */
const chosen = (
  frames: TracedFrame[],
  pitfall: PitfallId | undefined,
  stage: StageId,
  context: Context,
): TracedFrame[] | Text =>
  pitfall ? ofPitfall(pitfall, frames) : ofLesson(frames, stage, context)

/** A run in which nothing crossed the wire leaves an empty one. */
function hasFrames(stage: StageId): boolean {
  const file = statSync(traceOf(stage), { throwIfNoEntry: false })
  return (file?.size ?? 0) > 0
}

const traceOf = (stage: StageId): string =>
  join(SCRATCH, 'traces', `stage-${stage}.jsonl`)

const withOthers = (says: Text, stages: readonly StageId[]): Text => {
  const [first] = stages
  if (first === undefined) return says
  const file = traceOf(first)
  const pitfall = readTrace(file, displayPath(file))[0]?.pitfall ?? '<pitfall>'
  const { en, zh } = PHRASES.others(stages, pitfall)
  return { en: says.en + en, zh: says.zh + zh }
}

/** Its failed checks; all of them when none has failed. */
function ofPitfall(
  id: PitfallId,
  frames: readonly TracedFrame[],
): TracedFrame[] | Text {
  const own = frames.filter(({ pitfall }) => pitfall === id)
  if (own.length === 0) return PHRASES.noFrames(id)
  const failed = own.filter(({ verdict }) => verdict !== 'pass')
  return failed.length > 0 ? failed : own
}

/** The check that the last screen was about. */
function ofLesson(
  frames: readonly TracedFrame[],
  stage: StageId,
  context: Context,
): TracedFrame[] | Text {
  const lesson = lastLesson(context)
  if (lesson === undefined) {
    const isGreen = lastRun(context)?.results.every(({ verdict }) => verdict === 'pass')
    return isGreen ? PHRASES.nothingFailed : PHRASES.nothingRan(stage)
  }
  const { id } = lesson.pitfall.pitfall
  const own = frames.filter(
    ({ pitfall, check }) => pitfall === id && check === lesson.check.id,
  )
  if (own.length > 0) return blamed(own, lesson.check.lesson?.frames ?? [])
  return PHRASES.noFrames(`${id} · ${lesson.check.id}`)
}

/** The trace has every frame, the report has what is wrong in one of them. */
function blamed(
  frames: readonly TracedFrame[],
  shown: readonly Frame[],
): TracedFrame[] {
  const marks = shown.filter(({ bad }) => bad !== undefined)
  return frames.map(frame => {
    const mark = marks.find(
      ({ dir, text, at }) =>
        dir === frame.dir && text === frame.text && (at ?? frame.at) === frame.at,
    )
    return mark?.bad ? { ...frame, bad: mark.bad } : frame
  })
}
