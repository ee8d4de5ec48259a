/**
 * What a session means: one row for each server, one line for each problem, and
 * whether all that was to be connected is. Everything foreign is a string here,
 * and still unsafe to print.
 */
import type { Text } from '@workshop/syllabus'
import type { Trouble } from '../connect/trouble.ts'
import { PHRASES } from '../phrases/connect-config.ts'
import { jsonFault, type Place, placeOfKey } from './places.ts'
import type { Loaded, ManagerSession, StatusRow } from './session-facts.ts'

export interface ServerRow {
  name: string
  /** A word of the contract; absent when `status()` does not know the server. */
  status?: string
  /** `aside`: nobody expects it to be connected. */
  kind: 'up' | 'down' | 'aside'
  era?: string
  revision?: string
  tools: number
  reason?: string
  fix?: Text
}

export interface ProblemLine {
  file: string
  key?: string
  place?: Place
  message: string
  fix?: Text
}

export interface Note {
  says: Text
  pitfall?: string
}

export interface ConfigReport {
  session: ManagerSession
  rows: readonly ServerRow[]
  problems: readonly ProblemLine[]
  notes: readonly Note[]
  trouble: Trouble | undefined
  /** Servers that should be connected, and those that are. */
  wanted: number
  connected: number
}

export interface Source {
  file: string
  text: string
}

export function reportOf(
  session: ManagerSession,
  source: Source,
  trouble: Trouble | undefined,
): ConfigReport {
  const { loaded } = session
  const rows = loaded ? rowsOf(loaded, session.rows) : []
  const wanted = rows.filter(({ kind }) => kind !== 'aside').length
  const connected = rows.filter(({ kind }) => kind === 'up').length
  const problems = (loaded?.problems ?? []).map(problem => lineOf(problem, source))
  const notes = notesOf(session, source, rows)
  return { session, rows, problems, notes, trouble, wanted, connected }
}

function rowsOf(
  { servers }: Loaded,
  listed: readonly StatusRow[] | undefined,
): ServerRow[] {
  const names = servers.map(({ name }) => String(name))
  const strangers = (listed ?? []).filter(({ name }) => !names.includes(String(name)))
  return [
    ...servers.map(server => {
      const row = listed?.find(({ name }) => name === server.name)
      return rowOf(String(server.name), row, server)
    }),
    ...strangers.map(row => rowOf(String(row.name), row, {})),
  ]
}

const ASIDE = ['disabled', 'suppressed']

function rowOf(
  name: string,
  row: StatusRow | undefined,
  server: Loaded['servers'][number],
): ServerRow {
  const isOff = server.disabled === true || ASIDE.includes(String(row?.status))
  const kind = row?.status === 'connected' ? 'up' : isOff ? 'aside' : 'down'
  const fix = kind === 'down' ? fixOf(row, server) : undefined
  return {
    name,
    kind,
    tools: Number(row?.tools) || 0,
    ...textField('status', row?.status),
    ...textField('era', row?.era),
    ...textField('revision', row?.protocolVersion),
    ...textField('reason', row?.reason),
    ...(fix && { fix }),
  }
}

function textField<K extends string>(key: K, value: unknown) {
  return (value === undefined || value === '' ? {} : { [key]: String(value) }) as {
    [P in K]?: string
  }
}

/** What to do about it, where the entry says more than the reason. */
function fixOf(
  row: StatusRow | undefined,
  { unset, config }: Loaded['servers'][number],
): Text | undefined {
  if (Array.isArray(unset) && unset.length > 0) {
    return PHRASES.setVariable([...new Set(unset.map(String))])
  }
  if (!String(row?.reason).includes('ENOENT') || !config) return undefined
  if (config.cwd !== undefined) return PHRASES.noFolder(String(config.cwd))
  return PHRASES.noCommand(String(config.command))
}

function lineOf(
  { file, key, line, column, message }: Loaded['problems'][number],
  source: Source,
): ProblemLine {
  const fault = key === undefined ? jsonFault(source.text) : undefined
  const own =
    typeof line === 'number' && typeof column === 'number'
      ? { line, column }
      : (fault ?? placeOfKey(source.text, String(key)))
  return {
    file: String(file),
    message: String(message),
    ...(key !== undefined && { key: String(key) }),
    ...(own && { place: { line: own.line, column: own.column } }),
    ...(fault && { fix: fault.fix }),
  }
}

function notesOf(
  session: ManagerSession,
  source: Source,
  rows: readonly ServerRow[],
): Note[] {
  const { leftBehind, loaded, problems = [], tools } = session
  return [
    ...brokenFile(loaded, source),
    ...(loaded?.problems.length === 0 && rows.every(({ kind }) => kind === 'aside')
      ? [{ says: PHRASES.nothingToConnect(source.file) }]
      : []),
    ...problems.map(({ server, message }) => ({
      says: PHRASES.told(String(server), String(message)),
    })),
    ...(tools ? miscounted(tools, rows) : []),
    ...(leftBehind > 0
      ? [{ says: PHRASES.leftBehind(leftBehind), pitfall: 'clean-shutdown' }]
      : []),
  ]
}

/** Said by us where the learner's code says nothing, or says it by a throw. */
function brokenFile(loaded: Loaded | undefined, { file, text }: Source): Note[] {
  const fault = loaded?.problems.length ? undefined : jsonFault(text)
  if (!fault) return []
  const place = `${file} (${fault.line}:${fault.column})`
  const { en, zh } = PHRASES.silentOnJson(place)
  const says = { en: `${en}: ${fault.fix.en}`, zh: `${zh}：${fault.fix.zh}` }
  return [{ says, pitfall: 'config-scopes' }]
}

function miscounted(
  tools: NonNullable<ManagerSession['tools']>,
  rows: readonly ServerRow[],
): Note[] {
  const counted = rows.reduce((sum, { tools }) => sum + tools, 0)
  const names = tools.map(({ name }) => String(name))
  const doubled = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...(counted === tools.length
      ? []
      : [
          { says: PHRASES.wrongCount(tools.length, counted), pitfall: 'state-machine' },
        ]),
    ...(doubled.length > 0
      ? [
          {
            says: PHRASES.sameNames([...new Set(doubled)].slice(0, 5)),
            pitfall: 'name-collision',
          },
        ]
      : []),
  ]
}
