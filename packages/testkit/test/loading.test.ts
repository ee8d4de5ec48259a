import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TestContext } from '../src/context.ts'
import { Random } from '../src/random.ts'
import { openSubject } from '../src/subject/index.ts'

test('a file that never finishes loading is named, not its call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-loading-'))
  mkdirSync(join(folder, 'src'))
  const stuck = 'await new Promise(() => undefined)\nexport function ask() {}\n'
  writeFileSync(join(folder, 'src/stuck.ts'), stuck)
  try {
    const subject = openSubject(folder)
    const t = new TestContext(subject, join(folder, 'trace.jsonl'), new Random('any'))
    const red = t.value(subject.call('stuck', 'ask'), 3000)
    await expect(red).rejects.toMatchObject({
      observed: { kind: 'load-error', file: 'src/stuck.ts' },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
