/** The gate of a solution: what its modules export, and one whole question to them. */
export interface Question {
  about: string
  server: { name: string; config: object }
  tool: { server: string; tool: string }
  /** Which rule decides: of the server, and of the tool. */
  rules: readonly [server: string, tool: string]
}

export interface Ruling {
  decision: string
  rule: string
}

export interface GateModule {
  loadPolicy(source: { file: string; text: string }): {
    policy: object
    problems: readonly { message: string }[]
  }
  decideServer(policy: object, server: Question['server']): Ruling
  decideTool(policy: object, tool: Question['tool'] & { risk: string }): Ruling
  riskOf(question: { annotations?: object; trusted: boolean }): string
}

export type Ask = (question: Question) => readonly [server: Ruling, tool: Ruling]

const ANNOTATIONS = { readOnlyHint: true, openWorldHint: true }

/** A tool at the gate: its server, what its hints are worth, and itself. */
export function askOf(gate: GateModule, text: string): Ask {
  const { policy, problems } = gate.loadPolicy({ file: 'policy.json', text })
  const [problem] = problems
  if (problem) throw new Error(`expected a policy, got ${problem.message}`)
  return ({ server, tool }) => {
    const ruling = gate.decideServer(policy, server)
    const risk = gate.riskOf({ annotations: ANNOTATIONS, trusted: false })
    return [ruling, gate.decideTool(policy, { ...tool, risk })]
  }
}
