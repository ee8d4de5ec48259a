/** Numbers of slots, and what is left of graders that were killed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canGiveUsers, isOpenToAll, usersOf } from '../../src/sandbox/runner-user.ts'
import { isDeadSlot, sweepSlots, takeSlot } from '../../src/sandbox/staging.ts'
import { isRoot } from './available.ts'

function ground() {
  const folder = mkdtempSync(join(tmpdir(), 'ground-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

test('each slot has a number that nobody else has', () => {
  using place = ground()
  const [one, two] = [takeSlot(place.folder), takeSlot(place.folder)]
  expect([one.number, two.number]).toEqual([0, 1])
  one.remove()
  expect(takeSlot(place.folder).number).toBe(0)
})

test('slots of the dead are swept, those of the living are not', () => {
  using place = ground()
  const living = takeSlot(place.folder)
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  for (const [name, owner] of [
    ['slot-7', `${pid} 12345`],
    // The number came round again: the same process, but not the same start.
    ['slot-8', `${process.pid} 1`],
  ] as const) {
    mkdirSync(join(place.folder, name))
    writeFileSync(join(place.folder, name, 'owner'), owner)
  }
  // Its owner is just about to write its name.
  mkdirSync(join(place.folder, 'slot-9'))
  expect(sweepSlots(place.folder).toSorted()).toEqual(['slot-7', 'slot-8'])
  expect(existsSync(living.folder)).toBe(true)
  expect(existsSync(join(place.folder, 'slot-9'))).toBe(true)
  expect(isDeadSlot('slot-7', place.folder)).toBe(true)
  expect(isDeadSlot('slot-0', place.folder)).toBe(false)
  expect(isDeadSlot('user.slice', place.folder)).toBe(false)
})

test('users are handed out where there is a range of them', () => {
  expect(canGiveUsers('         0          0 4294967295\n')).toBe(isRoot)
  expect(canGiveUsers('0 1000 1\n1 100000 65536\n')).toBe(false)
})

test('a runner that cannot read the workshop as somebody else is root', () => {
  using place = ground()
  const open = usersOf(3, ['/usr/bin'])
  expect(open.learner).toBe(open.runner + 1)
  expect(isOpenToAll(place.folder)).toBe(false)
  expect(usersOf(3, [place.folder])).toEqual({ runner: 0, learner: open.learner })
})
