/** Limits that no subject may take: which of many were let through has to be said. */
import type { TestContext } from './contract.ts'
import { textOf } from './limits.ts'
import { of } from './what-timing.ts'

export async function refused(t: TestContext, sources: object, name: string) {
  const resolving = t.subject.call('timeouts', 'resolveTimeouts', sources)
  const { status } = await t.outcome(resolving)
  const what = of(textOf(sources), 'resolveTimeouts()')
  t.ok(status === 'rejected', { kind: 'unwanted', what })
  return t.error(resolving, name)
}
