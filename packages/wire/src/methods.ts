/**
 * Method names of the eras, as far as the workshop speaks them.
 * Specification 2026-07-28: server/discover, server/tools, basic/patterns;
 * 2025-11-25: basic/lifecycle.
 */

export const METHODS = {
  discover: 'server/discover',
  listTools: 'tools/list',
  callTool: 'tools/call',
  /** Legacy only. */
  initialize: 'initialize',
  /** Legacy only; either side may send it, the receiver must answer. */
  ping: 'ping',
} as const

export const NOTIFICATIONS = {
  /** Legacy only: the client's word that the handshake is over. */
  initialized: 'notifications/initialized',
  cancelled: 'notifications/cancelled',
  progress: 'notifications/progress',
  toolsListChanged: 'notifications/tools/list_changed',
} as const
