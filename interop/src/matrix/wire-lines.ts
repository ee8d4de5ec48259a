/** What was recorded on either transport, as the same kind of lines. */
import { messageIn, type TappedFrame, type WireMessage } from '@workshop/faults'
import { META } from '@workshop/wire'
import type { HttpTap } from '../http-tap.ts'
import type { Line } from './meeting.ts'

export function linesOfFrames(frames: readonly TappedFrame[]): Line[] {
  const lines: Line[] = []
  const open = new Map<unknown, WireMessage>()
  let agreed: string | undefined
  for (const frame of frames) {
    const message = messageIn(frame)
    if (message?.id === undefined) continue
    if (frame.dir === '->' && message.method !== undefined)
      open.set(message.id, message)
    const request = frame.dir === '<-' ? open.get(message.id) : undefined
    if (!request) continue
    open.delete(message.id)
    if (request.method === 'initialize') agreed = versionIn(message)
    const revision = revisionOf(request) ?? agreed
    lines.push({ asked: String(request.method), answered: kindOf(message), revision })
  }
  return lines
}

export function linesOfExchanges({ exchanges }: HttpTap): Line[] {
  return exchanges.map(({ asked, headers, status, type, message }) => ({
    asked: asked.replace(/^POST /, ''),
    answered: `${status} ${type}`.trim(),
    revision: headerIn(headers['mcp-protocol-version']) ?? revisionOf(message),
  }))
}

function kindOf({ error }: WireMessage): string {
  return error === undefined ? 'result' : `error ${(error as { code: number }).code}`
}

function versionIn({ result }: WireMessage): string | undefined {
  const { protocolVersion } = (result ?? {}) as { protocolVersion?: string }
  return protocolVersion
}

function revisionOf({ params }: { params?: unknown }): string | undefined {
  const { _meta } = (params ?? {}) as { _meta?: Record<string, unknown> }
  const version = _meta?.[META.protocolVersion]
  return typeof version === 'string' ? version : undefined
}

function headerIn(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
