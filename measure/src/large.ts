/**
 * The same questions in a catalogue of 2,500 with near-duplicates, and how fast they
 * are answered there.
 */
import { table } from '@workshop/report'
import { catalogueOf } from './catalogue.ts'
import { aliases, queries, recordedTools } from './data.ts'
import type { Goal, Measured, Measurement } from './measurement.ts'
import { look, type Recall, recallOf } from './recall.ts'
import { finderOf, recallCells } from './search.ts'
import type { Search, Stage } from './stage.ts'
import type { Tool } from './tool.ts'

const SIZE = 2500
/** The fastest of so many: what others do on the machine is not ours. */
const REPEATS = 15
const BUILDS = 5

/** By the way of searching: one's own index, or a library's. */
const LIMITS = { own: { query: 1, index: 200 }, library: { query: 2, index: 500 } }

export function largeFor({ usesMinisearch }: Stage): Measurement {
  const { query, index } = usesMinisearch ? LIMITS.library : LIMITS.own
  const goals: Record<string, Goal> = {
    'search.large.recall5': { unit: 'of questions', atLeast: 0.8 },
    'search.p95Ms': { unit: `ms at ${SIZE} tools`, atMost: query },
    'search.indexMs': { unit: `ms for ${SIZE} tools`, atMost: index },
  }
  const title = `${SIZE} tools with near-duplicates: found, and how fast`
  return { name: 'large', title, goals, measure }
}

async function measure(stage: Stage): Promise<Measured> {
  const tools = catalogueOf(recordedTools(), SIZE)
  const asked = queries().filter(({ kind }) => kind !== 'none')
  const indexMs = await fastest(
    BUILDS,
    () => stage.createSearch(tools, aliases()),
    BUSY,
  )
  const search = await stage.createSearch(tools, aliases())
  const found = recallOf(await look(asked, finderOf(search)))
  const bare = finderOf(await stage.createSearch(tools))
  const plain = recallOf(await look(asked, bare))
  const times = await timesOf(search)
  const p95 = p95Of(times)
  const grown = await growth(stage)
  const p50 = times[times.length >> 1] ?? Number.NaN
  return {
    values: {
      'search.large.recall5': found.at5,
      'search.p95Ms': p95,
      'search.indexMs': indexMs,
    },
    lines: [
      ...table([
        ['aliases', 'questions', '@1', '@5', '@10'],
        ['of the recorded tools', ...recallCells(found)],
        ['none', ...recallCells(plain)],
      ]),
      '',
      `a question: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, each the fastest of ` +
        `${REPEATS}; the index: ${indexMs.toFixed(0)} ms, the fastest of ${BUILDS}`,
      ...linesOf(grown),
    ],
    details: { found, plain, p50, p95, indexMs, times, growth: grown },
  }
}

interface Grown {
  tools: number
  p95: number
  /** Absent where most of the tools that are asked for are not there. */
  found?: Recall
}

/** What each doubling of the catalogue costs. */
async function growth(stage: Stage): Promise<Grown[]> {
  const recorded = recordedTools()
  const asked = queries().filter(({ kind }) => kind !== 'none')
  const grown: Grown[] = []
  for (const size of [10, 40, 160, 320, 640, 1280, SIZE]) {
    const tools: Tool[] = catalogueOf(recorded, size)
    const search = await stage.createSearch(tools)
    const p95 = p95Of(await timesOf(search))
    const isWhole = size >= recorded.length
    const found = isWhole && recallOf(await look(asked, finderOf(search)))
    grown.push({ tools: size, p95, ...(found && { found }) })
  }
  return grown
}

function linesOf(grown: readonly Grown[]): string[] {
  const rows = grown.map(({ tools, p95, found }) => [
    String(tools),
    ...(found ? recallCells(found).slice(1) : ['–', '–', '–']),
    p95.toFixed(3),
  ])
  const head = ['tools', '@1', '@5', '@10', 'p95 ms']
  return ['', 'without aliases, by size', ...table([head, ...rows])]
}

const p95Of = (times: readonly number[]): number =>
  times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

async function timesOf(search: Search): Promise<number[]> {
  const times: number[] = []
  for (const { query } of queries()) {
    times.push(await fastest(REPEATS, () => search(query, 5)))
  }
  return times.toSorted((a, b) => a - b)
}

interface Watch {
  start(): () => number
}

const CLOCK: Watch = {
  start() {
    const start = performance.now()
    return () => performance.now() - start
  },
}

/**
 * For work that is longer than a turn on a busy machine: there its processor time is
 * the shorter one, and what the work itself takes. Too coarse for one question.
 */
const BUSY: Watch = {
  start() {
    const wall = CLOCK.start()
    const before = process.cpuUsage()
    return () => {
      const { user, system } = process.cpuUsage(before)
      return Math.min(wall(), (user + system) / 1000)
    }
  },
}

async function fastest(
  times: number,
  run: () => Promise<unknown>,
  watch: Watch = CLOCK,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < times; nth++) {
    const elapsed = watch.start()
    await run()
    least = Math.min(least, elapsed())
  }
  return least
}
