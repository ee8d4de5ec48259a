/**
 * Which revision two peers speak, told from what crossed the wire and not from
 * what either of them says about itself.
 * Specification 2026-07-28: basic/versioning; 2025-11-25: basic/lifecycle.
 */
import { type Era, META, METHODS, type Params } from '@workshop/wire'
import type { RecordedFrame } from './recorder.ts'

export interface WireRevision {
  era: Era
  version: string
}

/**
 * The revision of the last request that was answered with a result: the one the
 * request names in its `_meta`, or the one the server settled on in the handshake.
 */
export function wireRevision(
  frames: readonly RecordedFrame[],
): WireRevision | undefined {
  const asked = new Map<string, WireMessage>()
  let agreed: WireRevision | undefined
  for (const frame of frames) {
    const message = messageIn(frame)
    if (message?.id === undefined) continue
    const key = JSON.stringify(message.id)
    if (frame.dir === '->' && message.method !== undefined) asked.set(key, message)
    if (frame.dir !== '<-' || message.result === undefined) continue
    const request = asked.get(key)
    if (request) agreed = revisionOf(request, message.result) ?? agreed
  }
  return agreed
}

/** What can be read of a frame; anything may be missing or wrong. */
export interface WireMessage {
  id?: unknown
  method?: string
  params?: Params
  result?: Record<string, unknown>
  error?: { code?: unknown; message?: unknown }
}

/** The JSON-RPC message in a frame; `undefined` when the line is something else. */
export function messageIn(frame: RecordedFrame): WireMessage | undefined {
  if (frame.stream === 'stderr' || !frame.text.startsWith('{')) return undefined
  try {
    const value = JSON.parse(frame.text)
    return value.jsonrpc === '2.0' ? value : undefined
  } catch {
    // Noise is recorded like anything else.
    return undefined
  }
}

function revisionOf(
  { method, params }: WireMessage,
  result: Record<string, unknown>,
): WireRevision | undefined {
  const named = params?._meta?.[META.protocolVersion]
  if (typeof named === 'string') return { era: 'modern', version: named }
  const { protocolVersion } = result
  if (method !== METHODS.initialize || typeof protocolVersion !== 'string') {
    return undefined
  }
  return { era: 'legacy', version: protocolVersion }
}
