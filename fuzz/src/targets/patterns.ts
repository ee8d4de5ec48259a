/** Rules about tools, beside the plainest reading of what `*` means. */
import { equal } from 'node:assert/strict'
import fc from 'fast-check'
import { target } from '../target.ts'

interface Ruling {
  decision: string
}

interface Module {
  loadPolicy(file: { file: string; text: string }): {
    policy: object
    problems: readonly { file: string; key?: string; message: string }[]
  }
  decideTool(policy: object, of: { server: string; tool: string; risk: string }): Ruling
}

interface Case {
  deny: [string, string][]
  ask: [string, string][]
  allow: [string, string][] | null
  server: string
  tool: string
}

const LETTERS = fc.constantFrom('a', 'b', '.', '$', '界')
const NAME = fc.string({ unit: LETTERS, minLength: 1, maxLength: 5 })
const PATTERN = fc.string({
  unit: fc.oneof(LETTERS, fc.constant('*')),
  minLength: 1,
  maxLength: 6,
})
const RULES = fc.array(fc.tuple(PATTERN, PATTERN), { maxLength: 4 })

export const patterns = target<Case, Module>({
  name: 'patterns',
  stage: '05',
  module: 'src/policy',
  invariant:
    'deny wins over ask, ask over allow; a rule means just the names that its stars can be replaced to',
  cases: fc.record({
    deny: RULES,
    ask: RULES,
    allow: fc.option(RULES),
    server: NAME,
    tool: NAME,
  }),
  check({ loadPolicy, decideTool }, { deny, ask, allow, server, tool }) {
    const lists = { deny: deny.map(rule), ask: ask.map(rule) }
    const tools = allow ? { ...lists, allow: allow.map(rule) } : lists
    const text = JSON.stringify({ tools })
    const { policy, problems } = loadPolicy({ file: 'policy.json', text })
    equal(problems.length, 0, 'problems')
    const isIn = (rules: [string, string][]): boolean =>
      rules.some(
        ([onServer, onTool]) => isLike(onServer, server) && isLike(onTool, tool),
      )
    const wanted = isIn(deny)
      ? 'deny'
      : isIn(ask)
        ? 'ask'
        : allow && !isIn(allow)
          ? 'deny'
          : 'allow'
    equal(decideTool(policy, { server, tool, risk: 'read' }).decision, wanted)
  },
})

const rule = ([server, tool]: [string, string]): string => `${server}/${tool}`

/** Letter by letter: slow, and short enough to be seen to be right. */
function isLike(pattern: string, text: string): boolean {
  if (pattern === '') return text === ''
  const [first, rest] = [pattern.charAt(0), pattern.slice(1)]
  if (first !== '*') return text.startsWith(first) && isLike(rest, text.slice(1))
  return isLike(rest, text) || (text !== '' && isLike(pattern, text.slice(1)))
}
