/**
 * Pins of the subject, over a store that a test holds.
 */
import type { TestContext } from '@workshop/testkit'
import { made, type PinnedTool, type Review } from './contract.ts'
import { aYesOrNo, rowsWith } from './shapes.ts'
import { type FakeStore, handed } from './store.ts'

interface Methods {
  review(server: string, tools: readonly PinnedTool[]): Promise<Review[]>
  approve(server: string, tool: string): Promise<void>
  mayCall(server: string, tool: string): boolean
}

const METHODS = ['review', 'approve', 'mayCall'] as const

export type Pins = Awaited<ReturnType<typeof pinsOf>>

export async function pinsOf(t: TestContext, store: FakeStore) {
  const factory = ['pins', 'createPins'] as const
  const pins = await made<Methods>(t, factory, METHODS, { store: handed(store) })
  return {
    approve: pins.approve,
    async review(server: string, tools: readonly PinnedTool[]) {
      const rows = await pins.review(server, tools)
      t.fits(rows, rowsWith('tool', 'state'), 'review()')
      return rows
    },
    async mayCall(server: string, tool: string) {
      const may = await pins.mayCall(server, tool)
      t.fits(may, aYesOrNo, 'mayCall()')
      return may
    },
  }
}
