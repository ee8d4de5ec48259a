/**
 * Recorded exchanges by name, made by `pnpm docs:record`. What is shown went over the
 * wire, but for values that differ each time: every port is 3000, every session id and
 * request id that is a random UUID is the same one. See `src/recording/normal.ts`.
 */
import type { Exchange } from '../types.ts'
import { HTTP_CHALLENGE } from './http-challenge.ts'
import { HTTP_HEADER_MISMATCH } from './http-header-mismatch.ts'
import { HTTP_INPUT_REQUIRED } from './http-input-required.ts'
import { HTTP_LEGACY_SESSION } from './http-legacy-session.ts'
import { HTTP_LISTEN } from './http-listen.ts'
import { HTTP_MODERN_CALL } from './http-modern-call.ts'
import { HTTP_PROGRESS_STREAM } from './http-progress-stream.ts'
import { STDIO_CANCEL } from './stdio-cancel.ts'
import { STDIO_LEGACY_INITIALIZE } from './stdio-legacy-initialize.ts'
import { STDIO_MISSING_META } from './stdio-missing-meta.ts'
import { STDIO_MODERN_DISCOVER } from './stdio-modern-discover.ts'
import { STDIO_MODERN_TOOLS_CALL } from './stdio-modern-tools-call.ts'
import { STDIO_MODERN_TOOLS_LIST } from './stdio-modern-tools-list.ts'
import { STDIO_NOISE } from './stdio-noise.ts'
import { STDIO_PROBE_FALLS_BACK } from './stdio-probe-falls-back.ts'
import { STDIO_PROGRESS } from './stdio-progress.ts'
import { STDIO_TOOL_FAILED } from './stdio-tool-failed.ts'
import { STDIO_UNKNOWN_TOOL } from './stdio-unknown-tool.ts'
import { STDIO_UNSUPPORTED_REVISION } from './stdio-unsupported-revision.ts'

export const EXCHANGES: readonly Exchange[] = [
  HTTP_CHALLENGE,
  HTTP_HEADER_MISMATCH,
  HTTP_INPUT_REQUIRED,
  HTTP_LEGACY_SESSION,
  HTTP_LISTEN,
  HTTP_MODERN_CALL,
  HTTP_PROGRESS_STREAM,
  STDIO_CANCEL,
  STDIO_LEGACY_INITIALIZE,
  STDIO_MISSING_META,
  STDIO_MODERN_DISCOVER,
  STDIO_MODERN_TOOLS_CALL,
  STDIO_MODERN_TOOLS_LIST,
  STDIO_NOISE,
  STDIO_PROBE_FALLS_BACK,
  STDIO_PROGRESS,
  STDIO_TOOL_FAILED,
  STDIO_UNKNOWN_TOOL,
  STDIO_UNSUPPORTED_REVISION,
]
