/**
 * What the suite requires of a revision, as its own package lists it: frozen when the
 * revision was published. Nothing of it is repeated here but how much there is of it.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { isObject } from './is-object.ts'

export const REVISIONS = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof REVISIONS)[number]

export const LEGS = ['server', 'client'] as const
export type Leg = (typeof LEGS)[number]

/** A list that has become shorter would make every figure look better. */
const COUNTS: Record<Revision, Record<Leg, number>> = {
  '2026-07-28': { server: 37, client: 32 },
  '2025-11-25': { server: 30, client: 18 },
}

export interface Suite {
  /** Its program. */
  program: string
  version: string
}

const manifest = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/conformance/package.json',
)

export function installedSuite(): Suite {
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return { version, program: join(dirname(manifest), bin.conformance) }
}

export function requiredOf(revision: Revision, leg: Leg): string[] {
  const file = join(dirname(manifest), 'requirements', `${revision}.yaml`)
  const lists: unknown = parse(readFileSync(file, 'utf8'))
  const names = isObject(lists) ? lists[leg] : undefined
  const count = COUNTS[revision][leg]
  if (!Array.isArray(names) || names.length !== count) {
    const got = Array.isArray(names) ? names.length : typeof names
    throw new Error(`${file}: expected ${count} ${leg} scenarios, got ${got}`)
  }
  return names.map(String)
}
