/**
 * What a person has said about a project's servers, by their names. With nobody
 * there to ask, the work has to go on.
 */
import type { ApprovalState, ServerEntry, Store } from './contract.ts'

export function createApprovals({
  store,
  interactive = false,
}: {
  project: string
  store: Store
  interactive?: boolean
}) {
  async function said(): Promise<Record<string, 'approved' | 'rejected'>> {
    return JSON.parse((await store.load()) ?? '{}')
  }

  async function stateOf({ scope, name }: ServerEntry): Promise<ApprovalState> {
    if (scope !== 'project') return 'not-needed'
    return (await said())[name] ?? 'pending'
  }

  async function say(name: string, state: 'approved' | 'rejected' | undefined) {
    await store.save(JSON.stringify({ ...(await said()), [name]: state }))
  }

  return {
    stateOf,
    approve: ({ name }: ServerEntry) => say(name, 'approved'),
    reject: ({ name }: ServerEntry) => say(name, 'rejected'),
    forget: (name: string) => say(name, undefined),
    async gate(entry: ServerEntry): Promise<boolean> {
      const state = await stateOf(entry)
      return state === 'pending' ? !interactive : state !== 'rejected'
    },
  }
}
