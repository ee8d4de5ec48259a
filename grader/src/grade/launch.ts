/** How the runner in a slot starts the subject's process, in the words of the testkit. */
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** Bundles that the runner makes, as the sandbox sees them. */
const BUILD_INSIDE = '/build'
/** Empty programs that stand for a server: the subject starts them, the test speaks. */
const PEERS = join(ROOT, 'packages/faults/src')
const PEERS_INSIDE = '/lib/peers'

/** The runner's scratch folder, in the slot and gone with it. */
const WORK = 'work'
export const workIn = (runnerTmp: string): string => join(runnerTmp, WORK)

/** What programs of the subject see besides the submission. */
export const MOUNTS = [{ from: PEERS, to: PEERS_INSIDE }]
export const GROWS = [{ from: join(WORK, 'build'), to: BUILD_INSIDE }]

/** The value of `WORKSHOP_SUBJECT_PROXY`. */
export function launchIn(sandbox: Sandbox, subject: string) {
  return {
    prefix: sandbox.learnerPrefix,
    node: sandbox.seen('/bin/node'),
    paths: [
      [join(workIn(sandbox.runnerTmp), 'build'), sandbox.seen(BUILD_INSIDE)],
      [PEERS, sandbox.seen(PEERS_INSIDE)],
      [subject, sandbox.seen('/app')],
    ],
    env: {},
  }
}
