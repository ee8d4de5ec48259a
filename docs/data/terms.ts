/** The glossary, in the order of its page. */
import { AUTHORIZATION } from './terms/authorization.ts'
import { FEATURES } from './terms/features.ts'
import type { TermGroup } from './terms/group.ts'
import { HOSTS } from './terms/hosts.ts'
import { MESSAGES } from './terms/messages.ts'
import { RELIABILITY } from './terms/reliability.ts'
import { ROLES } from './terms/roles.ts'
import { SECURITY } from './terms/security.ts'
import { TOKENS } from './terms/tokens.ts'
import { TRANSPORTS } from './terms/transports.ts'
import { VERSIONS } from './terms/versions.ts'
import type { Term } from './types.ts'

export const TERM_GROUPS: readonly TermGroup[] = [
  ROLES,
  VERSIONS,
  MESSAGES,
  FEATURES,
  TRANSPORTS,
  HOSTS,
  RELIABILITY,
  TOKENS,
  SECURITY,
  AUTHORIZATION,
]

export const TERMS: readonly Term[] = TERM_GROUPS.flatMap(({ terms }) => terms)
