/**
 * Where the modules of a host lie: stage 05 as named, stages 04 and 03 of the same
 * flavour. A learner's own folder has its gates in `src/`; what it does not have comes
 * from the solution without an SDK.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { openSubject, type Subject } from '@workshop/testkit/subject'

export interface Folders {
  gates: string
  tokens: string
  remote: string
}

export interface Opened {
  gates: Subject
  tokens: Subject
  remote: Subject
}

export const DEFAULT_SUBJECT = join(ROOT, 'solutions/05-security/zero-sdk')

export function foldersFor(gates: string, tokens?: string): Folders {
  const flavour = flavourOf(gates)
  return {
    gates,
    tokens: tokens ?? join(ROOT, 'solutions/04-token', flavour),
    remote: join(ROOT, 'solutions/03-remote', flavour),
  }
}

export function isSolution(gates: string): boolean {
  return dirname(gates) === join(ROOT, 'solutions/05-security')
}

function flavourOf(gates: string): string {
  const hasSdk = isSolution(gates) ? basename(gates) === 'sdk' : hasEras(gates)
  return hasSdk ? 'sdk' : 'zero-sdk'
}

/** Only the client over the SDK has this file. */
function hasEras(gates: string): boolean {
  return existsSync(join(gates, 'provided/eras.ts'))
}

export function openSubjects({ gates, tokens, remote }: Folders): Opened {
  return {
    gates: openSubject(gates),
    tokens: openSubject(tokens),
    remote: openSubject(remote),
  }
}
