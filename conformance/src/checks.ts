/**
 * What the suite wrote down about one scenario, read more strictly than by its own
 * exit code: that one forgives warnings, and scenarios in which nothing was tried.
 * Not here: which complaints are expected (`known.ts`).
 */
import { isObject } from './is-object.ts'

export const STATUSES = ['SUCCESS', 'FAILURE', 'WARNING', 'INFO', 'SKIPPED'] as const
export type Status = (typeof STATUSES)[number]

export interface Check {
  id: string
  status: Status
  message: string
}

export interface Complaint {
  /** Id of the check; of none, if the scenario as a whole proves nothing. */
  check: string | undefined
  message: string
}

/** Every wire scenario has it, also one in which the server only said "no such tool". */
const ABOUT_THE_WIRE = 'wire-schema-valid'

/** Throws if this is no list of checks. */
export function readChecks(text: string): Check[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`checks.json: expected JSON, got ${text.slice(0, 60)}`, { cause })
  }
  if (!Array.isArray(value)) {
    throw new Error(`checks.json: expected a list of checks, got ${typeof value}`)
  }
  return value.map(readCheck)
}

function readCheck(value: unknown, index: number): Check {
  const { id, status, errorMessage = '' } = isObject(value) ? value : {}
  const known = STATUSES.find(known => known === status)
  if (typeof id !== 'string' || known === undefined) {
    const got = JSON.stringify(value)?.slice(0, 80)
    throw new Error(`checks.json[${index}]: expected id and status, got ${got}`)
  }
  return { id, status: known, message: String(errorMessage) }
}

/** Empty if the scenario was passed: something was tried, and all of it went well. */
export function complaintsIn(checks: readonly Check[]): Complaint[] {
  const complaints: Complaint[] = checks
    .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    .map(({ id, status, message }) => ({ check: id, message: `${status}: ${message}` }))
  const proves = ({ id, status }: Check) =>
    status === 'SUCCESS' && id !== ABOUT_THE_WIRE
  const hasFailed = checks.some(({ status }) => status === 'FAILURE')
  if (!hasFailed && !checks.some(proves)) {
    const message = `nothing was tried: no SUCCESS but that of ${ABOUT_THE_WIRE}`
    complaints.push({ check: undefined, message })
  }
  return complaints
}
