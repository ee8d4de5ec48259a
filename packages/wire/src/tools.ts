/**
 * Tools as they cross the wire.
 * Specification 2026-07-28: server/tools, schema Tool and CallToolResult.
 */

/** A JSON Schema whose root is an object; 2020-12 unless `$schema` says otherwise. */
export interface InputSchema {
  type: 'object'
  properties?: Record<string, Record<string, unknown>>
  required?: string[]
  [keyword: string]: unknown
}

export interface ToolDefinition {
  /** 1 to 128 characters of A-Z a-z 0-9 _ - . and unique within one server. */
  name: string
  title?: string
  description?: string
  inputSchema: InputSchema
  outputSchema?: Record<string, unknown>
  annotations?: Record<string, unknown>
  [key: string]: unknown
}

export interface TextContent {
  type: 'text'
  text: string
}

/** Text is the kind the workshop writes; image, audio and links pass through. */
export type Content = TextContent | { type: string; [key: string]: unknown }

/**
 * The answer to `tools/call`. A tool that failed is a *result* with `isError`,
 * so that the model can read why; `error` is for calls that were not a call.
 */
export interface ToolResult {
  content: Content[]
  /** Any JSON value since 2026-07-28, also `null` and `0`. */
  structuredContent?: unknown
  isError?: boolean
  /** Modern: `complete` or `input_required`; absent from legacy servers. */
  resultType?: string
  [key: string]: unknown
}
