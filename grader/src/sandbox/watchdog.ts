/**
 * Looks after a slot from outside: the wall clock and the disk always; memory and
 * processes too where no control group does it (level B). It counts what it sees,
 * and what was worst is what is reported.
 */
import { type Breach, breachOf, type Limits } from './limits.ts'
import type { SlotGroup } from './slot-group.ts'
import { diskUse, type SlotProcess, slotProcesses } from './slot-processes.ts'

export interface SlotUsage {
  wallMs: number
  memoryBytes: number
  processes: number | null
  diskBytes: number
}

export interface Watchdog {
  /** Limits that were reached so far, each once, the first first. */
  breaches(): readonly Breach[]
  usage(): SlotUsage
  /** A last look, then no more. @throws what kept it from looking */
  stop(): Promise<void>
}

export interface WatchdogOptions {
  holder: number
  limits: Limits
  group: SlotGroup | undefined
  /** Ends processes of the slot, by the slot's numbers. */
  kill(pids: readonly number[]): void
  /** Ends the whole slot. */
  end(): void
}

const EVERY_MS = 100
/** Each costs the kernel a kilobyte of memory that no disk limit counts. */
const MOST_FILES = 20_000
/** The last blocks are never handed out. */
const FULL = 0.97

/** What was seen so far: each limit once, and the worst of everything. */
class Ledger {
  readonly found = new Map<string, Breach>()
  readonly peak = { memoryBytes: 0, processes: 0, diskBytes: 0 }
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  note(verdict: Breach['verdict'], usage: number | null): void {
    this.found.set(verdict, breachOf(verdict, this.#limits, usage))
  }

  rise(what: keyof Ledger['peak'], to: number): number {
    this.peak[what] = Math.max(this.peak[what], to)
    return this.peak[what]
  }
}

export function watch(options: WatchdogOptions): Watchdog {
  const { limits, group, end } = options
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const ledger = new Ledger(limits)
  let looking: Promise<void> | undefined
  let trouble: unknown
  const timer = setInterval(() => {
    looking ??= look(options, ledger)
      .catch(cause => {
        trouble = cause
      })
      .finally(() => {
        looking = undefined
      })
  }, EVERY_MS)
  const clock = setTimeout(() => {
    ledger.note('timeout', elapsed())
    end()
  }, limits.wallMs)
  timer.unref()
  clock.unref()
  return {
    breaches: () => [...ledger.found.values()],
    usage: () => {
      const { processes, ...peak } = ledger.peak
      return { wallMs: elapsed(), ...peak, processes: processes || null }
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(clock)
      await looking
      // A slot that could not be watched has proved nothing.
      if (trouble) throw trouble
      if (group) readGroup(group, limits, ledger)
      await lookAtDisk(options, ledger)
    },
  }
}

async function look(options: WatchdogOptions, ledger: Ledger): Promise<void> {
  if (options.group) readGroup(options.group, options.limits, ledger)
  else lookAtProcesses(options, ledger)
  await lookAtDisk(options, ledger)
}

async function lookAtDisk(options: WatchdogOptions, ledger: Ledger): Promise<void> {
  const use = await diskUse(options.holder)
  if (use === undefined) return
  const most = ledger.rise('diskBytes', use.bytes)
  const isFull = use.bytes >= FULL * options.limits.diskBytes
  if (isFull || use.files > MOST_FILES) ledger.note('disk-limit', most)
  if (use.files > MOST_FILES) options.end()
}

function lookAtProcesses(options: WatchdogOptions, ledger: Ledger): void {
  const { holder, limits, kill } = options
  const learners = slotProcesses(holder).filter(process => process.ofLearner)
  const sum = (of: (process: SlotProcess) => number) =>
    learners.reduce((total, process) => total + of(process), 0)
  const bytes = sum(process => process.bytes)
  const threads = sum(process => process.threads)
  const mostBytes = ledger.rise('memoryBytes', bytes)
  const mostThreads = ledger.rise('processes', threads)
  if (bytes > limits.memoryBytes) {
    ledger.note('memory-limit', mostBytes)
    const [largest] = learners.toSorted((a, b) => b.bytes - a.bytes)
    if (largest) kill([largest.pid])
  }
  if (threads > limits.processes) {
    ledger.note('process-limit', mostThreads)
    kill(learners.map(process => process.pid))
  }
}

function readGroup(group: SlotGroup, limits: Limits, ledger: Ledger): void {
  const { memoryPeak, oomKills, processPeak, forksRefused } = group.usage()
  ledger.rise('memoryBytes', memoryPeak)
  ledger.rise('processes', processPeak ?? 0)
  if (oomKills > 0) ledger.note('memory-limit', memoryPeak)
  // It was reached, or nothing would have been refused.
  if (forksRefused > 0) ledger.note('process-limit', processPeak ?? limits.processes)
}
