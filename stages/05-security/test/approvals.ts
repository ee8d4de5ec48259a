/**
 * Approvals of the subject, over a store that a test holds.
 */
import { aString, type TestContext } from '@workshop/testkit'
import { type ApprovalState, data, made, type ServerEntry } from './contract.ts'
import { aYesOrNo } from './shapes.ts'
import { type FakeStore, handed } from './store.ts'

interface Methods {
  stateOf(entry: ServerEntry): Promise<ApprovalState>
  approve(entry: ServerEntry): Promise<void>
  reject(entry: ServerEntry): Promise<void>
  forget(name: string): Promise<void>
  gate(entry: ServerEntry): Promise<boolean>
}

const METHODS = ['stateOf', 'approve', 'reject', 'forget', 'gate'] as const

export async function approvalsOf(
  t: TestContext,
  store: FakeStore,
  options: { project?: string; interactive?: boolean } = {},
) {
  const given = { project: '/home/me/work', store: handed(store), ...options }
  const factory = ['approval', 'createApprovals'] as const
  const approvals = await made<Methods>(t, factory, METHODS, given)
  return {
    ...approvals,
    async stateOf(entry: ServerEntry) {
      const state = await approvals.stateOf(data(entry))
      t.fits(state, aString, 'stateOf()')
      return state
    },
    async gate(entry: ServerEntry) {
      const may = await approvals.gate(data(entry))
      t.fits(may, aYesOrNo, 'gate()')
      return may
    },
  }
}
