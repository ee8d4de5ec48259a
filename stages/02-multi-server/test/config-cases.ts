/**
 * What configuration files say, and what comes of it. Data only.
 */
import type { Scope } from './contract.ts'

/** The strongest first. */
export const SCOPES: readonly Scope[] = [
  'enterprise',
  'dynamic',
  'local',
  'project',
  'user',
]

type Says = Partial<Record<Scope, boolean>>

/** What each scope says, and what comes of it. */
export const DISABLED: readonly [Says, boolean][] = [
  [{}, false],
  [{ user: true }, true],
  [{ user: false }, false],
  [{ project: true }, true],
  [{ project: false }, false],
  [{ project: false, user: true }, true],
  [{ project: true, user: false }, true],
  [{ project: false, user: false }, false],
  [{ local: false, user: true }, false],
  [{ local: false, project: true }, false],
  [{ local: true, project: false, user: false }, true],
  [{ dynamic: false, local: true, project: true }, false],
  [{ dynamic: true, local: false }, true],
  [{ enterprise: true, dynamic: false, local: false, project: false }, true],
  [{ enterprise: false, dynamic: true, project: true, user: true }, false],
]

/** None of them can be started; the keys are the names of the servers. */
export const BAD_ENTRIES: Readonly<Record<string, unknown>> = {
  text: 'node',
  nothing: null,
  list: ['node'],
  number: 7,
  both: { command: 'node', url: 'https://mcp.example.com/mcp' },
  neither: { env: { A: '1' } },
  hollow: { command: '' },
  ftp: { url: 'ftp://mcp.example.com/mcp' },
  noUrl: { url: 'mcp.example.com' },
  numberAsCommand: { command: 7 },
  textAsArgs: { command: 'node', args: '-v' },
  listAsEnv: { command: 'node', env: ['A=1'] },
}
