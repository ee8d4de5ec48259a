/** Policy files of any content: understood whole, or closed with a reason. */
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { target } from '../target.ts'
import { TEXT } from './chunks.ts'

interface Module {
  loadPolicy(file: { file: string; text: string }): {
    policy: object
    problems: readonly { file: string; key?: string; message: string }[]
  }
  decideTool(
    policy: object,
    of: { server: string; tool: string; risk: string },
  ): { decision: string; rule: string }
}

const KEY = fc.constantFrom(
  'servers',
  'tools',
  'allow',
  'ask',
  'deny',
  '__proto__',
  'x',
)
const VALUE = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.array(
    fc.oneof(fc.constantFrom('a/b', 'a/*', '*/*'), fc.jsonValue({ maxDepth: 1 })),
    {
      maxLength: 3,
    },
  ),
  fc.dictionary(
    KEY,
    fc.array(fc.constantFrom('a/b', '*/*', '', '/'), { maxLength: 2 }),
    {
      maxKeys: 3,
    },
  ),
)
/** Objects with a policy's keys, their text with a part cut off, and any text. */
const POLICY = fc
  .dictionary(KEY, VALUE, { maxKeys: 3 })
  .map(value => JSON.stringify(value))
const FILE = fc.oneof(
  { weight: 4, arbitrary: POLICY },
  {
    weight: 1,
    arbitrary: fc.tuple(POLICY, fc.nat(30)).map(([text, at]) => text.slice(0, at)),
  },
  { weight: 1, arbitrary: TEXT },
)

export const policies = target<string, Module>({
  name: 'policies',
  stage: '05',
  module: 'src/policy',
  invariant:
    'a policy file never throws; with any problem it names the file and denies every call; without one each call has a decision',
  cases: FILE,
  check({ loadPolicy, decideTool }, text) {
    const { policy, problems } = loadPolicy({ file: 'policy.json', text })
    for (const risk of ['read', 'write', 'destructive', 'unknown']) {
      const { decision, rule } = decideTool(policy, { server: 'a', tool: 'b', risk })
      ok(['allow', 'ask', 'deny'].includes(decision), `a decision, got ${decision}`)
      ok(rule !== '', 'the rule is told')
      if (problems.length > 0)
        equal(decision, 'deny', 'a policy with problems is closed')
    }
    for (const { file, message } of problems) {
      equal(file, 'policy.json')
      ok(message !== '', 'what is wrong is told')
    }
  },
})
