/**
 * What a person has said about the servers that a project brings along. A project is
 * a folder that somebody else wrote: nothing in it can speak for the person.
 * Not here: how the person is asked.
 */
import { signatureOf } from '../provided/signature.ts'
import type { ApprovalState, ServerEntry, Store } from './contract.ts'
import { createTurns } from './in-turn.ts'

export interface ApprovalOptions {
  /** The folder of the project: the same words elsewhere are another question. */
  project: string
  store: Store
  /** Changes nothing here: whoever can ask does so before the gate is reached. */
  interactive?: boolean
}

export interface Approvals {
  stateOf(entry: ServerEntry): Promise<ApprovalState>
  approve(entry: ServerEntry): Promise<void>
  reject(entry: ServerEntry): Promise<void>
  forget(name: string): Promise<void>
  gate(entry: ServerEntry): Promise<boolean>
}

/** What was said of one name in one project. */
interface Answer {
  project: string
  name: string
  /** The definition that was approved, as a hash: its values are secrets. */
  approved?: string
  rejected?: true
}

// #region approval-pending
export function createApprovals({ project, store }: ApprovalOptions): Approvals {
  const inTurn = createTurns()
  const isAbout = (name: string) => (answer: Answer) =>
    answer.project === project && answer.name === name

  async function stateOf({ scope, name, config }: ServerEntry): Promise<ApprovalState> {
    if (scope !== 'project') return 'not-needed'
    const answer = (await answersIn(store)).find(isAbout(name))
    if (answer?.rejected) return 'rejected'
    return answer?.approved === signatureOf(config) ? 'approved' : 'pending'
  }

  /** Replaces what was said of this name; `undefined` takes it back. */
  function say(name: string, next: (before: Answer) => Answer | undefined) {
    return inTurn(async () => {
      const answers = await answersIn(store)
      const before = answers.find(isAbout(name)) ?? { project, name }
      const after = next(before) ?? []
      const others = answers.filter(answer => answer !== before)
      await store.save(JSON.stringify(others.concat(after)))
    })
  }

  return {
    stateOf,
    approve: ({ name, config }) =>
      say(name, before => ({ ...before, approved: signatureOf(config) })),
    reject: ({ name }) => say(name, before => ({ ...before, rejected: true })),
    forget: name => say(name, () => undefined),
    async gate(entry) {
      const state = await stateOf(entry)
      return state === 'approved' || state === 'not-needed'
    },
  }
}
// #endregion approval-pending

/** Nothing was said if it cannot be read: everybody is asked again. */
async function answersIn(store: Store): Promise<readonly Answer[]> {
  try {
    const answers: unknown = JSON.parse((await store.load()) ?? '[]')
    return Array.isArray(answers) ? answers.filter(isAnswer) : []
  } catch {
    return []
  }
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  const { project, name } = value as Partial<Answer>
  return typeof project === 'string' && typeof name === 'string'
}
