/**
 * Which stage a submission is for. Three things can tell: the name of its folder, the
 * name in its package.json, and which files it has. When they disagree nobody guesses.
 */
import type { StageId } from '@workshop/syllabus'
import {
  contentId,
  REFERENCES,
  referenceOf,
  withoutCarriageReturns,
} from './reference.ts'
import { Refusal, shownName } from './refusal.ts'
import { bestFit, findRoots, ownPath, ownPaths, type StageRoot } from './stage-root.ts'

export interface ChosenStage {
  stage: StageId
  root: StageRoot
}

/** More than one stage could be graded; the refusal that is told has their ids. */
export class SeveralStages extends Refusal {
  readonly stages: readonly StageId[]

  constructor(stages: readonly StageId[]) {
    super('ambiguous-stage', '', inWords(stages))
    this.stages = stages
  }
}

/**
 * @param name of the submission, which may be that of a stage's folder
 * @throws Refusal
 */
export function chooseStage(
  files: ReadonlyMap<string, Buffer>,
  name: string,
  given: StageId | undefined,
): ChosenStage {
  const paths = [...files.keys()]
  if (paths.length === 0) throw new Refusal('empty')
  const roots = findRoots(paths)
  if (roots.length === 0) throw new Refusal('no-source')
  const told = roots.map(root => ({ root, told: tell(root, files, paths, name) }))
  return given === undefined ? detect(told, files) : pick(told, given)
}

interface Told {
  root: StageRoot
  /** What each piece of evidence says. */
  told: { named: StageId | undefined; files: StageId | undefined }
}

function tell(
  root: StageRoot,
  files: ReadonlyMap<string, Buffer>,
  paths: readonly string[],
  name: string,
): Told['told'] {
  return {
    named:
      root.named ??
      fromManifest(files.get(`${root.prefix}package.json`)) ??
      REFERENCES.find(
        ({ folder }) => folder === lastPart(root.prefix) || folder === name,
      )?.id,
    files: bestFit(ownPaths(root, paths)),
  }
}

function lastPart(prefix: string): string {
  return prefix.split('/').at(-2) ?? ''
}

function fromManifest(manifest: Buffer | undefined): StageId | undefined {
  const text = manifest?.toString('utf8') ?? ''
  const id = /"name"\s*:\s*"(?:stage|solution)-(\d\d)/.exec(text)?.[1]
  return REFERENCES.find(stage => stage.id === id)?.id
}

/** What its files are weighs more than what it is called. */
function pick(told: readonly Told[], given: StageId): ChosenStage {
  const fitting = told.filter(
    ({ told }) => (told.files ?? told.named ?? given) === given,
  )
  const [only, another] = fitting
  if (!only) {
    const others = told.flatMap(({ told }) => told.files ?? told.named ?? [])
    throw new Refusal('wrong-stage', '', inWords(others))
  }
  if (another) throw severalRoots(fitting)
  return { stage: given, root: only.root }
}

function detect(
  told: readonly Told[],
  files: ReadonlyMap<string, Buffer>,
): ChosenStage {
  const [first] = told
  const candidates =
    told.length > 1 ? told.filter(({ root }) => isChanged(root, files)) : told
  const [only, another] = candidates
  if (another || !only) {
    const several = another ? candidates : told
    const ids = [...new Set(several.flatMap(one => evidence(one)))].sort()
    if (ids.length > 1) throw new SeveralStages(ids)
    throw severalRoots(several)
  }
  const ids = evidence(only)
  const [id] = ids
  if (ids.length > 1) throw new SeveralStages(ids)
  if (id === undefined || !first) throw new Refusal('unknown-stage')
  return { stage: id, root: only.root }
}

function evidence({ told }: Told): StageId[] {
  return [...new Set([told.named, told.files].flatMap(id => id ?? []))].sort()
}

function severalRoots(several: readonly Told[]): Refusal {
  const shown = several.map(({ root }) => shownName(root.prefix) || './')
  return new Refusal('ambiguous-root', '', shown.slice(0, 10).join(', '))
}

/** Of a whole checkout, the stages that somebody has worked on. */
function isChanged(root: StageRoot, files: ReadonlyMap<string, Buffer>): boolean {
  if (root.named === undefined) return true
  return !isSkeleton(root.named, ownFiles(root, files))
}

/** By path within the stage. */
export function ownFiles(
  root: StageRoot,
  files: ReadonlyMap<string, Buffer>,
): Map<string, Buffer> {
  const own = new Map<string, Buffer>()
  for (const [path, bytes] of files) {
    const inStage = ownPath(root, path)
    if (inStage !== undefined) own.set(inStage, bytes)
  }
  return own
}

/** Nothing was written yet: each file is there, and as it was handed out. */
export function isSkeleton(stage: StageId, own: ReadonlyMap<string, Buffer>): boolean {
  const { skeleton } = referenceOf(stage)
  return (
    own.size === skeleton.size &&
    [...own].every(
      ([path, bytes]) =>
        skeleton.get(path) === contentId(withoutCarriageReturns(bytes)),
    )
  )
}

function inWords(stages: readonly StageId[]): string {
  return [...new Set(stages)].join(', ')
}
