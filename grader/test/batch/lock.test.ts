/** Several graders that want the same folder, and what dead ones have left there. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Locked, lock } from '../../src/batch/lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one has it, the next is told who, and then may have it', () => {
  const release = lock(folder)
  expect(() => lock(folder)).toThrow(Locked)
  expect(() => lock(folder)).toThrow(`process ${process.pid}`)
  release()
  lock(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['of a process that is gone', `999999999 ${hostname()} 1`],
  ['of another process with the same number', `${process.pid} ${hostname()} 1`],
  ['that is empty', ''],
])('a lock %s is taken away', (_, left) => {
  writeFileSync(join(folder, 'lock'), left)
  lock(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock of another machine is not judged from here', () => {
  writeFileSync(join(folder, 'lock'), '1 elsewhere 1')
  expect(() => lock(folder)).toThrow('process 1 on elsewhere')
})
