/**
 * How long the subject may take for what takes it milliseconds. On a machine with
 * more work than cores only waiting longer tells a hang from slowness.
 */
import { availableParallelism, loadavg } from 'node:os'

export const PATIENCE_MS = Math.round(
  2000 * Math.min(4, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())),
)
