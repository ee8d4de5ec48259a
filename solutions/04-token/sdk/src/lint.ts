/**
 * What is missing in the descriptions of tools. A model has nothing else to choose
 * by: what a tool does, when to use it, and when not. It counts words and does not
 * understand them, so it finds what is absent, not what is wrong.
 */
import type { Finding, Tool } from './contract.ts'

// #region vague-description
const LEAST_WORDS = 4
const LEAST_HAN = 8
const ALIKE = 0.8

const USE = new Set(['use', 'when', 'if', 'for', 'after', 'before'])
const LIMIT = new Set(['not', 'never', 'instead', 'only', 'without', "don't"])
/** One character is not always a word: 用户 is a user, 类别 a category. */
const USE_HAN = /(?<!应)用(?!户)|当(?!前)|时(?!间)|适合/u
const LIMIT_HAN = /不|勿|仅|(?<![类级区识分])别/u

export function lintDescriptions(tools: readonly Tool[]): Finding[] {
  const words = tools.map(({ description = '' }) => wordsOf(description))
  const sets = words.map(list => new Set(list))
  return tools.flatMap((tool, at) => [
    ...unsaid(tool, words[at] ?? []),
    ...undescribed(tool.inputSchema, '').map(
      (path): Finding => ({
        name: tool.name,
        rule: 'no-parameter',
        message: `expected a description of the parameter ${path}, got none`,
      }),
    ),
    ...twinsOf(tool, at, tools, sets),
  ])
}

function unsaid({ name, description = '' }: Tool, words: readonly string[]): Finding[] {
  const han = words.filter(isHan).length
  const others = words.length - han
  const findings: Finding[] = []
  const find = (rule: Finding['rule'], message: string): void => {
    findings.push({ name, rule, message })
  }
  if (others < LEAST_WORDS && han < LEAST_HAN) {
    find('no-what', `expected a line on what it does, got ${words.length} words`)
  }
  if (!words.some(word => USE.has(word)) && !USE_HAN.test(description)) {
    find('no-when', `expected a word on when to use it (${[...USE].join(', ')})`)
  }
  if (!words.some(word => LIMIT.has(word)) && !LIMIT_HAN.test(description)) {
    find('no-when-not', `expected a word on its limits (${[...LIMIT].join(', ')})`)
  }
  return findings
}

/** Paths of the parameters that nobody described, nested ones too. */
function undescribed(schema: unknown, path: string): string[] {
  if (!isObject(schema)) return []
  const { properties, items, anyOf, oneOf, allOf } = schema
  const named = Object.entries(isObject(properties) ? properties : {})
  const own = named.flatMap(([name, property]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [...(isDescribed(property) ? [] : [at]), ...undescribed(property, at)]
  })
  const branches = [anyOf, oneOf, allOf].flat()
  const inside = branches.flatMap(branch => undescribed(branch, path))
  return [...new Set([...own, ...undescribed(items, `${path}[]`), ...inside])]
}

/** Told once a pair, by the first of the two. */
function twinsOf(
  { name }: Tool,
  at: number,
  tools: readonly Tool[],
  sets: readonly ReadonlySet<string>[],
): Finding[] {
  return tools.slice(at + 1).flatMap(({ name: other }, distance): Finding[] => {
    const alike = likeness(sets[at], sets[at + 1 + distance])
    if (alike < ALIKE) return []
    const message = `${Math.round(alike * 100)} % of the words are those of ${other}`
    return [{ name, rule: 'near-duplicate', message, other }]
  })
}

/** Words that both have, as a part of all that one of them has. */
function likeness(one = NOTHING, other = NOTHING): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  // Nothing is alike to nothing, and a short text never to a long one.
  if (small.size === 0 || small.size < large.size * ALIKE) return 0
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  return shared / (small.size + large.size - shared)
}
// #endregion vague-description

const NOTHING: ReadonlySet<string> = new Set()
/** Han has no spaces: each character counts. `don't` is one word, `read-only` two. */
const WORD =
  /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}]|(?<=\p{L})'(?=\p{L}))+/gu

function wordsOf(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

function isDescribed(property: unknown): boolean {
  if (!isObject(property)) return false
  const { description } = property
  return typeof description === 'string' && description.trim() !== ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
