/** All measurements as one result, and the machine that they were made on. */
import { cpus, loadavg } from 'node:os'
import {
  type CommandResult,
  type Measurements,
  measurementsResult,
  type Performed,
  renderMeasurements,
} from '@workshop/report'
import type { Look } from '@workshop/testkit/command-line'

export interface Machine {
  node: string
  platform: string
  cpu: string
  cores: number
  /** Of the last minute; far above the number of cores, ratios still hold. */
  load: number
}

export interface Details extends Measurements {
  machine: Machine
  quick: boolean
}

export function resultOf(
  performed: readonly Performed[],
  { quick, machine = thisMachine() }: { quick: boolean; machine?: Machine },
): CommandResult<Details> {
  const remark = quick ? ' (quick: few repetitions)' : ''
  return measurementsResult('bench', performed, { machine, quick }, remark)
}

export function renderResult(result: CommandResult<Details>, look: Look): string {
  const { node, platform, cpu, cores, load } = result.details.machine
  return [
    renderMeasurements(result, look),
    `Node ${node}, ${platform}, ${cores} × ${cpu}, load ${load}\n`,
  ].join('\n')
}

function thisMachine(): Machine {
  const cores = cpus()
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}
