/**
 * Why a session stopped, as one sentence in the learner's terms, and the command
 * that helps. The cause is looked for on the wire before the client is believed.
 */
import { observationText, safe, type Theme } from '@workshop/report'
import { isPitfallId, type Text } from '@workshop/syllabus'
import { type LoadError, whereIn } from '@workshop/testkit/subject'
import { PHRASES } from '../phrases/connect.ts'
import type { ForeignError } from './client-host.ts'
import type { Stop } from './limits.ts'
import type { Session, Stopped } from './session.ts'
import type { Wire } from './wire.ts'

export interface Trouble {
  says: Text
  /** The pitfall it is an instance of, where that is plain. */
  pitfall?: string
}

/** Where the client and the server come from. */
export interface Scene {
  dir: string
  command: string
  theme: Theme
}

/** A client that does not even load, from the build. */
export function loadTrouble({ message, file, line, missing }: LoadError): Trouble {
  const observed = missing
    ? ({ kind: 'missing-file', file } as const)
    : ({
        kind: 'load-error',
        file,
        message,
        ...(line !== undefined && { line }),
      } as const)
  const says = observationText(observed)
  return { says: { en: `${says.en}.`, zh: `${says.zh}。` } }
}

export async function troubleOf(
  { stopped }: Session,
  wire: Wire,
  scene: Scene,
): Promise<Trouble | undefined> {
  const failure = wire.run?.failure
  if (failure) return startTrouble(failure, stopped, scene)
  if (stopped === undefined) return undefined
  const { step, stop } = stopped
  const { says, pitfall } = await stopTrouble(stop, wire, scene)
  const sentence = PHRASES.atStep(step, says)
  if (stop.kind !== 'timeout' && stop.kind !== 'crashed') {
    return { says: sentence, ...(pitfall !== undefined && { pitfall }) }
  }
  const waits = stop.kind === 'timeout' ? waitingFor(wire, scene) : NOTHING
  // Where there is noise, it is the first suspect, unless the server owes an answer.
  const { lines, isFloor } = wire.noise
  const noise = lines > 0 ? PHRASES.wireNoise(lines, isFloor) : NOTHING
  const isSuspect = lines > 0 && (stop.kind === 'crashed' || wire.open.length === 0)
  const suspect = pitfall ?? (isSuspect ? 'stdout-noise' : undefined)
  return {
    says: joined(joined(sentence, waits), noise),
    ...(suspect !== undefined && { pitfall: suspect }),
  }
}

function startTrouble(
  failure: { code: string; message: string },
  stopped: Stopped | undefined,
  { command, theme }: Scene,
): Trouble {
  const name = safe(command, theme)
  const says =
    failure.code === 'ENOENT'
      ? PHRASES.noCommand(name)
      : PHRASES.cannotStart(name, safe(failure.message, theme))
  if (!WAITS.includes(stopped?.stop.kind)) return { says }
  return { says: joined(says, PHRASES.stillWaits), pitfall: 'dead-server' }
}

const WAITS: readonly (Stop['kind'] | undefined)[] = ['timeout', 'server-gone']

async function stopTrouble(stop: Stop, wire: Wire, scene: Scene): Promise<Trouble> {
  switch (stop.kind) {
    case 'rejected':
    case 'crashed':
      return thrownTrouble(stop.kind, stop.error, scene)
    case 'timeout':
      return { says: observationText({ kind: 'never-settled', ms: stop.ms }) }
    case 'server-gone':
      return {
        says: PHRASES.serverGone(endOf(wire.run?.exit)),
        pitfall: 'dead-server',
      }
    case 'exited':
      return { says: PHRASES.clientExited(endOf(stop)) }
    case 'interrupted':
      return { says: PHRASES.interrupted }
    case 'misshapen':
      return { says: PHRASES.misshapen(stop.expected, stop.actual) }
  }
}

export async function thrownTrouble(
  kind: 'rejected' | 'crashed',
  error: ForeignError,
  { dir, theme }: Pick<Scene, 'dir' | 'theme'>,
): Promise<Trouble> {
  const { name, message, stack = '' } = error
  const text = `${name}: ${message}\n${stack}`
  const at = await whereIn(stack, dir)
  const where = at === undefined ? {} : { where: at }
  const gap = /NotImplemented: ([a-z0-9-]+)/.exec(text)?.[1]
  if (gap !== undefined && isPitfallId(gap)) {
    const observed = { kind: 'not-implemented', pitfall: gap, ...where } as const
    return { says: observationText(observed, theme), pitfall: gap }
  }
  if (name === 'MissingExport') {
    const observed = {
      kind: 'missing-export',
      file: String(error.file),
      name: String(error.export),
      actual: String(error.actual),
    } as const
    return { says: observationText(observed, theme) }
  }
  return { says: observationText({ kind, name, message, ...where }, theme) }
}

/** What a client waits for, as far as the wire tells. */
function waitingFor({ run, open, answered }: Wire, { theme }: Scene): Text {
  const id = (value: unknown) => safe(JSON.stringify(value).slice(0, 40), theme)
  const waits = open.at(-1)
  if (run === undefined) return PHRASES.noneStarted
  if (waits) return PHRASES.serverSilent(safe(waits.method, theme), id(waits.id))
  if (answered === undefined) return PHRASES.nothingSent
  return PHRASES.answerNotTaken(safe(answered.method, theme), id(answered.id))
}

export function endOf(
  exit: { code: number | null; signal: string | null } | undefined,
): Text {
  if (exit === undefined) return PHRASES.gone
  return exit.signal === null
    ? PHRASES.withCode(exit.code)
    : PHRASES.bySignal(exit.signal)
}

const NOTHING: Text = { en: '', zh: '' }

const joined = (one: Text, other: Text): Text => ({
  en: one.en + other.en,
  zh: one.zh + other.zh,
})
