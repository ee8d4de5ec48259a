/**
 * Policies in a test: written as a file would be, and what the subject makes of one
 * server or one tool.
 */
import { show, type TestContext } from '@workshop/testkit'
import { contract, type Problem, type Risk } from './contract.ts'
import { rowsWith } from './shapes.ts'
import { of } from './what.ts'

export const FILE = 'policy.json'

/** A policy that has to be read without a problem. */
export async function policyOf(t: TestContext, written: object): Promise<Policy> {
  const policy = await policyIn(t, JSON.stringify(written))
  t.equal(policy.problems, [], of(show(written), 'problems'))
  return policy
}

export async function policyIn(t: TestContext, text: string): Promise<Policy> {
  const loaded = await contract(t).loadPolicy({ file: FILE, text })
  t.fits(loaded?.problems, rowsWith('file', 'message'), 'loadPolicy().problems')
  return new Policy(t, loaded.policy, loaded.problems)
}

export class Policy {
  readonly problems: readonly Problem[]
  readonly #t: TestContext
  readonly #policy: object

  constructor(t: TestContext, policy: object, problems: readonly Problem[]) {
    this.#t = t
    this.#policy = policy
    this.problems = problems
  }

  /** Of a tool that is named as a rule names it. */
  tool(named: string, risk: Risk = 'read') {
    const slash = named.indexOf('/')
    const [server, tool] = [named.slice(0, slash), named.slice(slash + 1)]
    return this.pair(server, tool, risk)
  }

  pair(server: string, tool: string, risk: Risk = 'read') {
    return contract(this.#t).decideTool(this.#policy, { server, tool, risk })
  }

  server(server: { name: string; config: object }) {
    return contract(this.#t).decideServer(this.#policy, server)
  }
}

/** A local server as a configuration becomes: all fields there are. */
export function local(command: string[], more: object = {}, name = 'docs') {
  const [program = '', ...args] = command
  return { name, config: { type: 'stdio', command: program, args, env: {}, ...more } }
}

export function remote(url: string, name = 'docs') {
  return { name, config: { type: 'http', url, headers: {} } }
}
