/**
 * How programs of a subject are started when nothing of it is trusted: what stands in
 * front of each command, and where things are as seen from inside. Comes from the
 * environment of the run, never from the subject.
 */

export interface Launch {
  /** In front of every command, such as `bwrap … --`; empty for a plain process. */
  prefix: readonly string[]
  /** `node` as it is called inside. */
  node: string
  /** Folders and files outside, and what they are called inside. */
  paths: readonly (readonly [outside: string, inside: string])[]
  /** The environment that the prefix is started with. */
  env: Readonly<Record<string, string>>
  /** For the subject's process, such as `--max-old-space-size=256`. */
  nodeArgs: readonly string[]
  /** Longest time for one call that does not give the thread back. */
  callMs: number
}

const VARIABLE = 'WORKSHOP_SUBJECT_PROXY'
const CALL_MS = 12_000

/** `undefined` when the subject is to be loaded into the test's own process. */
export function launchFrom(env: NodeJS.ProcessEnv): Launch | undefined {
  const text = env[VARIABLE]
  if (!text) return undefined
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${VARIABLE}: expected JSON, got ${text}`, { cause })
  }
  return launchOf(given)
}

export function launchOf(given: unknown): Launch {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error(`${VARIABLE}: expected an object, got ${JSON.stringify(given)}`)
  }
  const { PATH = '' } = process.env
  const defaults: Launch = {
    prefix: [],
    node: process.execPath,
    paths: [],
    env: { PATH },
    nodeArgs: ['--max-old-space-size=512'],
    callMs: CALL_MS,
  }
  for (const [key, value] of Object.entries(given)) {
    const isExpected = Object.hasOwn(EXPECTED, key)
    if (!isExpected) throw new Error(`${VARIABLE}: ${key} is not known`)
    const [wanted, holds] = EXPECTED[key as keyof Launch]
    if (!holds(value)) {
      const got = `${JSON.stringify(value)} (${typeof value})`
      throw new Error(`${VARIABLE}.${key}: expected ${wanted}, got ${got}`)
    }
  }
  return { ...defaults, ...given }
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

const EXPECTED: Record<keyof Launch, readonly [string, (value: unknown) => boolean]> = {
  prefix: ['a list of texts', isTexts],
  node: ['a text', isText],
  paths: [
    'a list of pairs of texts',
    value =>
      Array.isArray(value) && value.every(pair => isTexts(pair) && pair.length === 2),
  ],
  env: [
    'an object of texts',
    value => typeof value === 'object' && isTexts(Object.values(value ?? { '': 0 })),
  ],
  nodeArgs: ['a list of texts', isTexts],
  callMs: ['milliseconds', value => Number.isInteger(value) && Number(value) > 0],
}

/** The whole command for a program of the subject. */
export function commandFor(launch: Launch, args: readonly string[]) {
  const [command = '', ...rest] = [...launch.prefix, launch.node, ...args]
  return { command, args: rest }
}

export interface Places {
  inside(text: string): string
  outside(text: string): string
}

/** Texts that name a place outside, and the same texts as they are read inside. */
export function placesOf({ paths, node }: Launch): Places {
  const own: Launch['paths'] = [...paths, [process.execPath, node]]
  const pairs = own.filter(([outside, inside]) => outside !== inside)
  const turned = pairs.map(([outside, inside]) => [inside, outside] as const)
  return { inside: replacing(pairs), outside: replacing(turned) }
}

/** The longest name first: the folder of another is not the other. */
function replacing(pairs: Launch['paths']): (text: string) => string {
  const ordered = [...pairs].sort(([a], [b]) => b.length - a.length)
  return text =>
    ordered.reduce((text, [from, to]) => {
      return text.includes(from) ? text.replaceAll(from, () => to) : text
    }, text)
}
