import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TestContext } from '../src/context.ts'
import { Random } from '../src/random.ts'
import { buildFile, openSubject } from '../src/subject/index.ts'

test('a file that never finishes loading is named, not its call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-loading-'))
  mkdirSync(join(folder, 'src'))
  const stuck = 'await new Promise(() => undefined)\nexport function ask() {}\n'
  writeFileSync(join(folder, 'src/stuck.ts'), stuck)
  try {
    const subject = openSubject(folder)
    const t = new TestContext(subject, join(folder, 'trace.jsonl'), new Random('any'))
    const red = t.value(subject.call('stuck', 'ask'), 500)
    await expect(red).rejects.toMatchObject({
      observed: { kind: 'load-error', file: 'src/stuck.ts' },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('what another check has just begun to load is not why this one waits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-loading-'))
  try {
    let looks = 0
    // Of any age at the first look only: it has begun a moment ago.
    const loadingFor = (ms: number) =>
      ms === 0 && looks++ === 0 ? 'src/other.ts' : undefined
    const subject = { ...openSubject(folder), loadingFor }
    const t = new TestContext(subject, join(folder, 'trace.jsonl'), new Random('any'))
    const red = t.value(new Promise(() => undefined), 10)
    await expect(red).rejects.toMatchObject({ observed: { kind: 'never-settled' } })
    expect(looks).toBe(2)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('while something is built nobody is late', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-building-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/it.ts'), 'export const it = 1')
  try {
    const subject = openSubject(folder)
    const t = new TestContext(subject, join(folder, 'trace.jsonl'), new Random('any'))
    const order: string[] = []
    const built = buildFile(folder, 'src/it.ts').then(() => order.push('built'))
    const red = t.value(new Promise(() => undefined), 10)
    await expect(red.finally(() => order.push('red'))).rejects.toMatchObject({
      observed: { kind: 'never-settled' },
    })
    await built
    expect(order).toEqual(['built', 'red'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
