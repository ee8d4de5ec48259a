/**
 * Bytes to messages and back.
 * This is what most people write first. It works on a good day.
 */
import type { JsonRpcMessage } from '@workshop/wire'

export type FramingEvent =
  | { type: 'message'; message: JsonRpcMessage; damaged?: true }
  | { type: 'noise'; sample: string }
  | { type: 'oversize'; bytes: number }
  | { type: 'truncated'; sample: string }

export interface LineDecoder {
  push(chunk: Uint8Array): FramingEvent[]
  end(): FramingEvent[]
}

/** @param maxBytes longest line accepted, without its line end */
export function createLineDecoder({ maxBytes = 16 * 1024 * 1024 } = {}): LineDecoder {
  void maxBytes // nobody looks at it yet

  return {
    push(chunk) {
      const text = Buffer.from(chunk).toString()
      return [{ type: 'message', message: JSON.parse(text) }]
    },
    end() {
      return []
    },
  }
}

export function encodeMessage(message: JsonRpcMessage): string {
  return `${JSON.stringify(message)}\n`
}
