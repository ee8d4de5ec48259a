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
  /** A last look, then no more. */
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

export function watch(options: WatchdogOptions): Watchdog {
  const { holder, limits, group, kill, end } = options
  const started = performance.now()
  const found = new Map<string, Breach>()
  const peak = { memoryBytes: 0, processes: 0, diskBytes: 0 }

  const note = (verdict: Breach['verdict'], usage: number | null) => {
    found.set(verdict, breachOf(verdict, limits, usage))
  }

  const lookAtDisk = async () => {
    const { bytes, files } = await diskUse(holder)
    peak.diskBytes = Math.max(peak.diskBytes, bytes)
    if (bytes >= FULL * limits.diskBytes || files > MOST_FILES) {
      note('disk-limit', peak.diskBytes)
    }
    if (files > MOST_FILES) end()
  }

  const lookAtProcesses = () => {
    const learners = slotProcesses(holder).filter(process => process.ofLearner)
    const sum = (of: (process: SlotProcess) => number) =>
      learners.reduce((total, process) => total + of(process), 0)
    const bytes = sum(process => process.bytes)
    const threads = sum(process => process.threads)
    peak.memoryBytes = Math.max(peak.memoryBytes, bytes)
    peak.processes = Math.max(peak.processes, threads)
    if (bytes > limits.memoryBytes) {
      note('memory-limit', peak.memoryBytes)
      const [largest] = learners.toSorted((a, b) => b.bytes - a.bytes)
      if (largest) kill([largest.pid])
    }
    if (threads > limits.processes) {
      note('process-limit', peak.processes)
      kill(learners.map(process => process.pid))
    }
  }

  const readGroup = (group: SlotGroup) => {
    const { memoryPeak, oomKills, processPeak, forksRefused } = group.usage()
    peak.memoryBytes = memoryPeak
    peak.processes = processPeak ?? 0
    if (oomKills > 0) note('memory-limit', memoryPeak)
    if (forksRefused > 0) note('process-limit', processPeak ?? limits.processes)
  }

  const look = async () => {
    if (group) readGroup(group)
    else lookAtProcesses()
    await lookAtDisk()
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      // The slot has ended between two steps of looking at it.
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
  }, EVERY_MS)
  const clock = setTimeout(() => {
    note('timeout', Math.round(performance.now() - started))
    end()
  }, limits.wallMs)
  timer.unref()
  clock.unref()

  return {
    breaches: () => [...found.values()],
    usage: () => ({
      wallMs: Math.round(performance.now() - started),
      ...peak,
      processes: peak.processes || null,
    }),
    async stop() {
      clearInterval(timer)
      clearTimeout(clock)
      await looking
      if (group) readGroup(group)
      await lookAtDisk().catch(() => undefined)
    },
  }
}
