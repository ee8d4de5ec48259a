/**
 * The grading process of a worker: the sandbox proven once, then submissions of the
 * shared folder graded as they are asked for.
 *
 * node program.js grading-child.ts <shared folder> [--no-isolation]
 */
import { join } from 'node:path'
import { gradeSubmission } from '../grade/grade-submission.ts'
import { planOf } from '../grade/tasks.ts'
import { CAPS, openStore, treeHash } from '../intake/index.ts'
import { readFolder } from '../intake/read-folder.ts'
import { provenHost } from '../sandbox/doctor/doctor.ts'
import { UsageError } from '../usage-error.ts'
import { type BatchManifest, type ManifestEntry, readManifest } from './manifest.ts'
import { type Gradings, serveGradings } from './serve-gradings.ts'

const [, , , shared = '', flag] = process.argv

await serveGradings(async () => {
  const manifest = await readManifest(shared)
  for (const entry of manifest.entries) mustBeOurs(entry, manifest)
  const { level: wanted } = manifest
  const { host, probes } = await provenHost({
    level: wanted,
    iAcceptNoIsolation: flag === '--no-isolation',
  })
  if (host.level !== wanted) {
    host.close()
    throw new UsageError(
      `expected sandbox level ${wanted} as the batch has it, got ${host.level} here. ` +
        'Why: pnpm grade doctor',
    )
  }
  const store = await openStore(join(shared, 'store'))
  const sandbox = { level: host.level, probes: [...probes] }
  const open = host.open.bind(host)
  const grade: Gradings['grade'] = async (id, signal) => {
    const { entry, manifest } = await entryOf(id)
    const { stage, seed, versions } = mustBeOurs(entry, manifest)
    const { submission, key, history } = entry
    const tree = store.placeOf(submission.tree ?? '')
    await mustBe(tree, submission.tree)
    const about = {
      ...{ key, submission, stage: stage.id, sandbox, seeds: [seed], versions },
      policy: { feedback: manifest.feedback },
      history,
    }
    return gradeSubmission({ stage, tree, seed, limits: {}, signal, open, about })
  }
  return { grade, close: () => host.close() }
})

async function entryOf(id: string) {
  // Read each time: more may have been added since this process began.
  const manifest = await readManifest(shared)
  const entry = manifest.entries.find(entry => entry.id === id)
  if (!entry) throw new Error(`expected a submission of the batch, got ${id}`)
  return { entry, manifest }
}

/** The same tests and the same grader, or it would be another result. */
function mustBeOurs(entry: ManifestEntry, manifest: BatchManifest) {
  const { stage, submission, key } = entry
  const tree = submission.tree ?? ''
  const plan = planOf({ stage: stage ?? '01', tree }, manifest)
  if (stage === null || submission.tree === null || plan.key === key) return plan
  throw new UsageError(
    'expected the tests and the grader that the batch was made with, got others. ' +
      'Check out the same commit on every machine.',
  )
}

async function mustBe(place: string, tree: string | null): Promise<void> {
  const { files } = await readFolder(place, CAPS)
  const got = treeHash(files)
  if (got !== tree) throw new Error(`expected the files of ${tree}, got ${got}`)
}
