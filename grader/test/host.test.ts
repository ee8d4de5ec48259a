import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createHost } from '../src/prove/host.ts'

const PATIENCE_MS = 30_000
const scratch = mkdtempSync(join(tmpdir(), 'workshop-host-'))
afterAll(() => rmSync(scratch, { recursive: true }))

test(
  'a run that cannot start is our trouble, named, and the next one starts afresh',
  async () => {
    const host = createHost(join(scratch, 'no-such-stage'), scratch)
    for (const round of ['first', 'second']) {
      const outcome = await host.run(scratch, join(scratch, `${round}.json`))
      expect(outcome).toMatchObject({ kind: 'infrastructure' })
      const { reason = '' } = outcome as { reason?: string }
      expect(reason).toContain('no report, vitest ended with 1')
      expect(reason).toContain('no-such-stage')
    }
  },
  PATIENCE_MS,
)
