/**
 * `prove`: the tests of a stage on everything whose outcome is known beforehand.
 * A solution that is red, a skeleton that is red for another reason, or a mutant
 * that nobody catches means that a test does not do what it says.
 */
import { type CommandResult, renderFigures } from '@workshop/report'
import type { Stage } from '@workshop/syllabus'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { UsageError } from '../usage-error.ts'
import { resultOf } from './figures.ts'
import { createHost, type Host } from './host.ts'
import { loadMutants, loadSkeleton, provableStages } from './load.ts'
import { renderMatrix } from './matrix.ts'
import { inParallel } from './pool.ts'
import { isAsDeclared, type Proof } from './proof.ts'
import { proveSubject } from './prove-subject.ts'
import { openScratch } from './scratch.ts'
import { select } from './select.ts'
import { solutionsOf, stageDir } from './subjects.ts'

export interface ProveOptions {
  /** Every stage that can be proved if absent. */
  stage?: string | undefined
  /** Everything if empty. */
  only: readonly string[]
  /** Mutants on the checks of their own pitfall only. */
  own: boolean
  /** Subjects in processes of their own, behind the call proxy. */
  proxy: boolean
  jobs: number
  json: boolean
}

/** The exit code: 0 exactly when all is as declared. */
export async function prove(options: ProveOptions): Promise<number> {
  const start = performance.now()
  const stages = stagesNamed(options.stage)
  endOnSignals()
  const scratch = openScratch()
  const proofs: Proof[] = []
  try {
    for (const stage of stages) {
      proofs.push(await proveStage(stage, options, scratch.dir))
    }
  } finally {
    scratch.remove()
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  const result = resultOf(proofs, seconds)
  if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  else print(proofs, result)
  return result.ok ? 0 : 1
}

function stagesNamed(id: string | undefined): readonly Stage[] {
  const provable = provableStages()
  const named = id === undefined ? provable : provable.filter(stage => stage.id === id)
  if (named.length > 0) return named
  const known = provable.map(stage => stage.id).join(', ')
  throw new UsageError(`--stage: expected one of ${known}, got ${id}`)
}

async function proveStage(
  stage: Stage,
  { only, own, proxy, jobs }: ProveOptions,
  scratch: string,
): Promise<Proof> {
  const all = [
    ...solutionsOf(stage),
    await loadSkeleton(stage),
    ...(await loadMutants(stage)),
  ]
  const subjects = select(all, only)
  const hosts = Array.from({ length: jobs }, () =>
    createHost(stageDir(stage), scratch, proxy),
  )
  for (const host of hosts) open.add(host)
  let done = 0
  const proved = await inParallel(subjects, hosts, async (subject, host, index) => {
    const key = `${stage.id}-${index}`
    const row = await proveSubject(subject, { stage, host, scratch, key, own })
    const words = `${isAsDeclared(row) ? 'ok' : 'NOT ok'} (${(row.ms / 1000).toFixed(1)} s)`
    const checks = row.deviations.map(({ pitfall, check }) => ` ${pitfall}/${check}`)
    process.stderr.write(
      `${++done}/${subjects.length} ${subject.id}: ${words}${checks}\n`,
    )
    return row
  })
  for (const host of hosts) host.stop()
  return { stage, proved, partial: subjects.length < all.length, own }
}

function print(proofs: readonly Proof[], result: CommandResult): void {
  const options = { theme: themeFor(process.stdout), locale: localeFor() }
  for (const proof of proofs) {
    process.stdout.write(`${renderMatrix(proof, options)}\n`)
  }
  process.stdout.write(renderFigures(result, options))
}

/** Every host that was ever started; to stop one twice does no harm. */
const open = new Set<Host>()

/** The scratch folder is removed, and no server is left, whatever ends us. */
function endOnSignals(): void {
  process.once('exit', () => {
    for (const host of open) host.stop()
  })
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
  for (const [signal, code] of Object.entries(codes)) {
    process.once(signal, () => process.exit(code))
  }
}
