/** Why no era could be told, from what was answered. The performer's own trouble first. */
import { contentOf, headerOf } from '../exchange/messages.ts'
import type { ExchangeFrame } from '../exchange/types.ts'
import { answerOf, replyOf } from './replies.ts'
import type { Outcome, Target, Trouble } from './types.ts'

export function troubleOf(outcome: Outcome, target: Target): Trouble {
  if (outcome.trouble) return outcome.trouble
  return target.kind === 'http' ? webTrouble(outcome) : pipeTrouble(outcome)
}

function pipeTrouble({ frames, answers }: Outcome): Trouble {
  const received = frames.filter(({ from }) => from === 'server')
  const noise = received.find(frame => contentOf(frame).noise !== undefined)
  if (answers.every(({ kind }) => kind === 'silent') && received.length === 0) {
    return { id: 'silent' }
  }
  if (noise) return { id: 'no-messages', seen: noise.body?.slice(0, 200) ?? '' }
  return { id: 'not-mcp', seen: received.at(-1)?.body?.slice(0, 200) ?? '' }
}

/** The first response decides: what comes after it has met the same door. */
function webTrouble(outcome: Outcome): Trouble {
  for (const step of ['discover', 'initialize'] as const) {
    const answer = answerOf(outcome, step)
    if (answer === undefined) continue
    if (answer.kind === 'silent') return { id: 'silent' }
    const frame = outcome.frames[answer.frames[0] ?? -1]
    const trouble = frame && doorTrouble(frame)
    if (trouble) return trouble
  }
  const status = replyOf(outcome, 'initialize')?.status ?? ''
  return { id: 'not-mcp', seen: `HTTP ${status}`.trim() }
}

/** What an HTTP response says before it says anything of MCP. */
export function doorTrouble({
  line = '',
  headers = {},
  body = '',
}: ExchangeFrame): Trouble | undefined {
  const seen = `HTTP ${line}`
  if (/^3\d\d/.test(line)) {
    return { id: 'redirects', seen: headerOf(headers, 'location') ?? seen }
  }
  if (line === '401' || line === '403') {
    return { id: 'needs-auth', seen: headerOf(headers, 'www-authenticate') ?? seen }
  }
  if (/^5\d\d/.test(line)) return { id: 'outage', seen }
  const type = headerOf(headers, 'content-type') ?? ''
  const isHtml = /html/i.test(type) || /^\s*<(?:!doctype html|html)/i.test(body)
  return isHtml ? { id: 'html', seen } : undefined
}
