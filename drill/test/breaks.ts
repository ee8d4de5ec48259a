import type { Subjects } from '@workshop/host-stack'
import type { SilentFailureId } from '@workshop/syllabus'
import type { Break } from './breaking.ts'

type Row = Record<string, unknown>

/** Rows as they were, but for some of their members. */
export const says =
  (change: Row): Break =>
  async (args, ask) =>
    ((await ask(args)) as Row[]).map(row => ({ ...row, ...change }))

const nothing: Break = () => undefined

const emptyIsAbsent: Break = ([policy, asked], ask) => {
  const { tools } = policy as { tools: { allow?: string[] } }
  const { allow, ...others } = tools
  return ask([{ ...(policy as object), tools: allow?.length ? tools : others }, asked])
}

export interface Blinding {
  side: keyof Subjects
  at: string
  broken: Break
}

/** R2 is told by three parts together: a bill, a counter, and the requests. */
export const ALSO: readonly (Blinding & { id: SilentFailureId })[] = [
  {
    ...{ id: 'R2', side: 'gates' },
    ...{ at: 'telemetry createTelemetry decided', broken: nothing },
  },
  {
    ...{ id: 'R2', side: 'gates' },
    ...{ at: 'telemetry createTelemetry exposed', broken: nothing },
  },
]

/** For each of the twelve: the one thing that, broken, must make the drill miss it. */
export const BREAKS: Record<SilentFailureId, Blinding> = {
  R1: { side: 'gates', at: 'telemetry createTelemetry noise', broken: nothing },
  R2: {
    side: 'tokens',
    at: 'measure neverCalled',
    broken: says({ cause: 'not-chosen' }),
  },
  R3: { side: 'gates', at: 'telemetry createTelemetry transition', broken: nothing },
  R4: {
    side: 'gates',
    at: 'telemetry reviewTimeouts',
    broken: says({ dead: false }),
  },
  R5: {
    side: 'tokens',
    at: 'order hashesOf',
    broken: ([blocks], ask) =>
      ask([
        [...(blocks as Row[])].sort((a, b) => (`${a.name}` < `${b.name}` ? -1 : 1)),
      ]),
  },
  R6: {
    side: 'gates',
    at: 'telemetry createTelemetry called',
    broken: ([call], ask) => {
      const { error: _, ...others } = call as Row
      return ask([others])
    },
  },
  R7: { side: 'gates', at: 'pins createPins review', broken: says({ state: 'same' }) },
  R8: { side: 'gates', at: 'policy decideTool', broken: emptyIsAbsent },
  R9: {
    side: 'tokens',
    at: 'instructions createAnnouncer announce',
    broken: async (args, ask) =>
      ((await ask(args)) as string[]).map(said => said.replaceAll('\n| ', '\n')),
  },
  R10: { side: 'gates', at: 'health unreached', broken: async () => [] },
  R11: {
    side: 'gates',
    at: 'health createHealth report',
    broken: says({ protocol: 'ok' }),
  },
  R12: {
    side: 'gates',
    at: 'health createHealth report',
    broken: says({ business: 'ok' }),
  },
}
