/** `call <name> <json>`: through every gate, and what came back. */

import type { Text } from '@workshop/syllabus'
import { type CallReport, callTool } from '../calling.ts'
import { findTool, isFound } from '../find-tool.ts'
import type { Host } from '../host.ts'
import { CALLS } from '../phrases/calls.ts'
import { complaintText } from '../phrases/complaints.ts'
import { HELP } from '../phrases/help.ts'
import { ruleText } from '../phrases/rules.ts'
import { SAYS } from '../phrases/says.ts'
import type { Screen } from '../screen.ts'
import { type Answer, type Command, failed } from './command.ts'
import { noTool } from './not-found.ts'

const USAGE = 'call <name> [<json>] [&]'

export const call: Command = {
  usage: USAGE,
  says: HELP.call,
  async run({ host, screen, rest }) {
    const [, name = '', json = ''] = /^(\S+)\s*([\s\S]*)$/.exec(rest) ?? []
    if (name === '') return failed(screen.say(SAYS.usage(USAGE)))
    const args = parsed(json)
    if (typeof args === 'string') {
      return failed(screen.say(CALLS.badJson(screen.shown(args, 200))))
    }
    const found = await findTool(host, name)
    if (!isFound(found)) return noTool(screen, name, found)
    return answerFor(host, screen, await callTool(host, found, args))
  },
}

/** A text says what it was instead of an object. */
function parsed(json: string): object | string {
  if (json.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    return `${json} (${(cause as Error).message})`
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return `${json} (${type})`
}

async function answerFor(
  host: Host,
  screen: Screen,
  report: CallReport,
): Promise<Answer> {
  const { outcome, ms, ...said } = report
  if (!outcome) {
    const line = screen.say(refusalOf(host, screen, report))
    return {
      ok: false,
      lines: [screen.paint.bad(line)],
      facts: { ...said, problem: line },
    }
  }
  const { error, result } = outcome
  if (error) {
    const { name, message } = error
    const lines = [screen.paint.bad(screen.shown(`${name}: ${message}`))]
    if (report.layer !== undefined && ms !== undefined) {
      const name = screen.shown(`${report.server}/${report.tool}`)
      lines.push(screen.say(CALLS.layer(name, report.layer, ms, FLAGS[report.layer])))
    }
    return { ok: false, lines, facts: { ...said, ms, error: { name, message } } }
  }
  const read = await host.stack.call<Truncated>(
    ...(['tokens', 'truncate', 'truncateResult', result] as const),
  )
  const shown = read?.result ?? result
  const isError = shown?.isError === true
  return {
    ok: !isError,
    lines: [
      ...(isError ? [screen.paint.bad(screen.say(CALLS.toolFailed))] : []),
      ...contentLines(screen, shown),
      ...(read?.cut ? [screen.say(CALLS.cut(read.cut.characters))] : []),
    ],
    facts: { ...said, ms, answer: shown, cut: read?.cut ?? null },
  }
}

interface Truncated {
  result: NonNullable<CallReport['outcome']>['result']
  cut?: { characters: number; tokens: number }
}

/** Which option changes the limit of a layer; that of one HTTP request is stage 03's. */
const FLAGS: Readonly<Record<string, string>> = {
  call: '--timeout',
  turn: '--timeout',
  connect: '--connect-timeout',
  probe: '--connect-timeout',
}

function refusalOf(host: Host, screen: Screen, report: CallReport): Text {
  const { complaint, decision, unasked } = report
  const name = screen.shown(`${report.server}/${report.tool}`)
  const rule = screen.shown(screen.say(ruleText(report.rule)))
  const { policy } = host.options.files
  const file = policy && screen.shown(policy)
  if (complaint !== undefined) {
    const says = screen.say(complaintText(complaint))
    return CALLS.badArguments(screen.shown(says), name)
  }
  if (report.rule.startsWith('off: switched')) return CALLS.isOff(name)
  if (decision === 'deny') return CALLS.denied(rule, file)
  if (!unasked) return CALLS.youSaidNo(rule)
  if (report.rule.startsWith('pins')) return CALLS.unaskedPin(rule, name)
  if (report.rule.startsWith('off'))
    return CALLS.unaskedOff(rule, `${host.state.dir}/off.json`)
  return CALLS.unasked(rule, name, file)
}

function contentLines(screen: Screen, result: Truncated['result']): string[] {
  const blocks = Array.isArray(result?.content) ? result.content : []
  const lines = blocks.flatMap(block => {
    if (block?.type === 'text') return screen.block(String(block.text))
    const { data, ...rest } = { ...block } as Record<string, unknown>
    const size = typeof data === 'string' ? ` (${data.length} characters)` : ''
    return [screen.shown(`[${JSON.stringify(rest)}${size}]`)]
  })
  const structured = result?.structuredContent
  if (lines.length === 0 && structured !== undefined) {
    return screen.block(JSON.stringify(structured, null, 2))
  }
  return lines.length > 0 ? lines : [screen.say(CALLS.nothingBack)]
}
