/**
 * The manager's own errors: there is no such tool, or its server is not there.
 * What a link throws passes through unchanged.
 */
import type { Connection } from './connection.ts'

export class UnknownTool extends Error {
  override readonly name = 'UnknownTool'

  constructor(fullName: string) {
    super(`no server offers a tool named ${fullName}`)
  }
}

export class ServerUnavailable extends Error {
  override readonly name = 'ServerUnavailable'
  readonly server: string
  readonly status: string
  readonly reason: string | undefined

  constructor({ name, status, ...facts }: Connection) {
    const reason = 'reason' in facts ? facts.reason : undefined
    super(`${name} is ${status}${reason ? `: ${reason}` : ''}`)
    this.server = name
    this.status = status
    this.reason = reason
  }
}
