/** From whatever was handed in to plain files: the intake as the grader uses it. */
export { CAPS, type Caps } from './caps.ts'
export { type Discovered, discover } from './discover.ts'
export {
  type HandedIn,
  type Identified,
  type Identities,
  type Identity,
  identify,
} from './identity.ts'
export type { Reason } from './reasons.ts'
export { parseRoster, type Roster, type RosterProblem, type Row } from './roster.ts'
export { openStore, type Store } from './store.ts'
export { takeIn } from './take-in.ts'
export { treeHash } from './tree-hash.ts'
export type {
  Accepted,
  Candidate,
  Intake,
  IntakeOptions,
  NotTaken,
  Rejected,
  SourceKind,
} from './types.ts'
