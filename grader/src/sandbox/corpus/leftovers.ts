/** What this process's sandboxes must not leave: looked for, not assumed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGround } from '../find-ground.ts'
import { canGiveUsers, FIRST_USER } from '../runner-user.ts'
import { groundFolder, numbersHad } from '../staging.ts'

/** One line for each thing of a closed slot that is still there. */
export function leftovers(): string[] {
  const numbers = numbersHad()
  const parents = findGround().grounds.flatMap(({ place }) => {
    if (!place) return []
    return place.version === 1 ? [place.memory, place.pids] : [place.parent]
  })
  const folders = [groundFolder(), ...parents].flatMap(parent =>
    numbers.map(number => join(parent, `slot-${number}`)).filter(existsSync),
  )
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter(line => line.includes(groundFolder()))
  const processes = canGiveUsers() ? processesOf(numbers) : []
  // A number may have gone to another grader while we looked.
  const still = new Set(numbersHad())
  const ours = processes.filter(({ number }) => still.has(number))
  return [...folders, ...mounts, ...ours.map(({ pid }) => `process ${pid}`)]
}

/** Slots hand out user ids that nobody else has; an ordinary user has one only. */
function processesOf(numbers: readonly number[]) {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.flatMap(pid => {
    const status = textOf(`/proc/${pid}/status`)
    const user = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
    const number = Math.floor((user - FIRST_USER) / 2)
    const isGone = /^State:\s+[ZX]/m.test(status)
    return numbers.includes(number) && !isGone ? [{ pid, number }] : []
  })
}

/** It may have gone since it was listed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
