/** Golden files: compared byte for byte, written only under `UPDATE_GOLDEN=1`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const FOLDER = new URL('./golden/', import.meta.url)

export function expectGolden(name: string, actual: string): void {
  const file = new URL(`${name}.txt`, FOLDER)
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, actual)
  }
  expect(actual, `golden file ${name}.txt`).toBe(readFileSync(file, 'utf8'))
}
