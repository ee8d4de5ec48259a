/**
 * The three tools of the stage: one that answers, one that takes its time, one
 * that fails. What they do is beside the point; how they end is the point.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ToolDefinition, ToolResult } from '@workshop/wire'

export interface ToolContext {
  /** Fires when the caller no longer wants the answer. */
  signal: AbortSignal
  /** Tells the caller how far it is; `progress` must grow. Silent if nobody asked. */
  progress(progress: number, total?: number, message?: string): void
}

export interface Tool extends ToolDefinition {
  description: string
  /** Returns a text or a whole result; what it throws becomes an `isError` result. */
  run(
    args: Record<string, unknown>,
    context: ToolContext,
  ): string | ToolResult | Promise<string | ToolResult>
}

const getWeather: Tool = {
  name: 'get_weather',
  description: 'Current weather of one city. Use it for today; it knows no forecast.',
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Name of the city, e.g. Oslo' },
    },
    required: ['city'],
  },
  run: ({ city }) => `${city}: 21 °C, light wind, no rain`,
}

const countSlowly: Tool = {
  name: 'count_slowly',
  description: 'Counts from 1 to a number, with a pause before each step.',
  inputSchema: {
    type: 'object',
    properties: {
      to: { type: 'integer', minimum: 1, description: 'Where to stop' },
      everyMs: { type: 'integer', minimum: 0, description: 'Pause in milliseconds' },
    },
    required: ['to'],
  },
  async run(args, { signal, progress }) {
    const { to, everyMs = 100 } = args as { to: number; everyMs?: number }
    for (let step = 1; step <= to; step++) {
      await wait(everyMs, undefined, { signal })
      progress(step, to)
    }
    return `counted to ${to}`
  },
}

const alwaysFails: Tool = {
  name: 'always_fails',
  description: 'Fails every time, with a reason. For trying out how failures look.',
  inputSchema: { type: 'object' },
  run() {
    throw new Error(
      'the printer is on fire; ask a person to put it out, then try again',
    )
  },
}

export const tools: readonly Tool[] = [getWeather, countSlowly, alwaysFails]
