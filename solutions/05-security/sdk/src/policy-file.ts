/**
 * From the text of a policy to its lists. Not here: what the lists decide.
 * Nothing is repaired or left out: a rule that is not understood may be the one that
 * was to forbid something.
 */
import type { Policy, Problem } from './contract.ts'
import { faultInServerRule } from './server-rules.ts'
import { faultInToolRule } from './tool-rules.ts'

type FaultIn = (rule: unknown) => string | undefined

const SECTIONS: Record<string, Record<string, FaultIn>> = {
  servers: {
    // Anybody can take a name: it is enough to keep out, never to let in.
    allow: rule => faultInServerRule(rule, ['command', 'url']),
    deny: rule => faultInServerRule(rule, ['command', 'url', 'name']),
  },
  tools: { allow: faultInToolRule, ask: faultInToolRule, deny: faultInToolRule },
}

const CLOSED: Policy = { closed: true, servers: {}, tools: {} }

/** Never throws. With any problem at all, the policy denies everything. */
export function loadPolicy({ file, text }: { file: string; text: string }): {
  policy: Policy
  problems: Problem[]
} {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    const message = `not JSON: ${(cause as Error).message}`
    return { policy: CLOSED, problems: [{ file, message }] }
  }
  const problems = faultsIn(value, SECTIONS, faultsInSection).map(fault => ({
    file,
    ...fault,
  }))
  if (problems.length > 0) return { policy: CLOSED, problems }
  const { servers = {}, tools = {} } = value as Partial<Policy>
  return { policy: { closed: false, servers, tools }, problems }
}

interface Fault {
  key?: string
  message: string
}

/** An object with some of these keys and no others. */
function faultsIn<T>(
  value: unknown,
  known: Record<string, T>,
  look: (value: unknown, known: T, key: string) => Fault[],
  path = '',
): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `expected an object, got ${kindOf(value)}`
    return [path === '' ? { message } : { key: path, message }]
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const key = path === '' ? name : `${path}.${name}`
    const own = Object.hasOwn(known, name) ? known[name] : undefined
    if (own !== undefined) return look(member, own, key)
    return [{ key, message: `expected one of ${Object.keys(known).join(', ')}` }]
  })
}

function faultsInSection(
  section: unknown,
  lists: Record<string, FaultIn>,
  path: string,
): Fault[] {
  return faultsIn(section, lists, faultsInList, path)
}

// #region empty-allowlist
/** Absent, empty and filled are three answers. `null` is none of them. */
function faultsInList(list: unknown, faultIn: FaultIn, key: string): Fault[] {
  if (!Array.isArray(list)) {
    const advice = 'leave it out for no limit, write [] for nothing'
    return [{ key, message: `expected a list, got ${kindOf(list)}; ${advice}` }]
  }
  return list.flatMap((rule, nth) => {
    const message = faultIn(rule)
    return message === undefined ? [] : [{ key: `${key}[${nth}]`, message }]
  })
}
// #endregion empty-allowlist

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}
