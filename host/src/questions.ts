/**
 * What a host has to ask the person in front of it. Without a person every answer is
 * no, and whoever asked says so. Not here: how it is shown (`terminal-asker.ts`).
 */
import type { InputMap, Question, Risk } from './shapes.ts'

export interface CallQuestion {
  server: string
  tool: string
  args: object
  risk: Risk
  rule: string
}

export interface ToolQuestion {
  server: string
  tool: string
  state: string
  diff: string
  /** Of several, asked one after the other: which one this is. */
  nth?: number
  of?: number
}

/** `stop`: neither this one nor those behind it. */
export type ToolAnswer = 'yes' | 'no' | 'stop'

export interface ServerQuestion {
  server: string
  /** What it starts or calls. */
  definition: string
  /** The file that says so. */
  where: string
}

export interface Asker {
  /** Somebody is there. */
  readonly interactive: boolean
  mayCall(question: CallQuestion): Promise<boolean>
  /** The definition as it is now, in place of the one that was approved. */
  approveTool(question: ToolQuestion): Promise<ToolAnswer>
  /** A server of a project, with what it is. */
  approveServer(question: ServerQuestion): Promise<boolean>
  /** `undefined`: the question is left unanswered. */
  answer(question: Question): Promise<InputMap | undefined>
}

export const nobodyThere: Asker = {
  interactive: false,
  mayCall: async () => false,
  approveTool: async () => 'no',
  approveServer: async () => false,
  answer: async () => undefined,
}
