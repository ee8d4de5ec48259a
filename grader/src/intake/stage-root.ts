/**
 * Where in a submission the stage is: in a whole checkout, in a folder of its own, or
 * directly in what was handed in. Looks at names only.
 */
import type { StageId } from '@workshop/syllabus'
import { OWN_FOLDERS, REFERENCES, type StageReference } from './reference.ts'

export interface StageRoot {
  /** Folder of the stage within the submission: `''` or ending in `/`. */
  prefix: string
  /** The files of `src/` lie in the folder itself, without `src/`. */
  isSource: boolean
  /** Told by the name of the folder. */
  named: StageId | undefined
}

/** Its path within the stage if it is the learner's own; nothing for the rest. */
export function ownPath(root: StageRoot, path: string): string | undefined {
  if (!path.startsWith(root.prefix)) return undefined
  const rest = path.slice(root.prefix.length)
  if (root.isSource) return `src/${rest}`
  const slash = rest.indexOf('/')
  return OWN_FOLDERS.includes(rest.slice(0, slash)) ? rest : undefined
}

/** Every folder that could be the stage; more than one is for the caller to decide. */
export function findRoots(paths: readonly string[]): StageRoot[] {
  const inCheckout = unique(paths.map(namedRoot))
  if (inCheckout.length > 0) return inCheckout
  const roots = unique(paths.map(anyRoot))
  if (roots.length > 1) {
    const fitting = roots.filter(root => bestFit(ownPaths(root, paths)) !== undefined)
    return fitting.length > 0 ? fitting : roots
  }
  return roots.length > 0 ? roots : sourceRoots(paths)
}

export function ownPaths(root: StageRoot, paths: readonly string[]): string[] {
  return paths.flatMap(path => ownPath(root, path) ?? [])
}

function unique(found: readonly (StageRoot | undefined)[]): StageRoot[] {
  return [
    ...new Map(found.flatMap(root => (root ? [[root.prefix, root]] : []))).values(),
  ]
}

/** `…/01-handrolled/src/…` is that stage, wherever it is. */
function namedRoot(path: string): StageRoot | undefined {
  const parts = path.split('/')
  for (const [at, part] of parts.entries()) {
    const stage = REFERENCES.find(({ folder }) => folder === part)
    if (!stage || !isOwn(parts, at + 1)) continue
    return {
      prefix: `${parts.slice(0, at + 1).join('/')}/`,
      isSource: false,
      named: stage.id,
    }
  }
  return undefined
}

function anyRoot(path: string): StageRoot | undefined {
  const parts = path.split('/')
  const at = parts.findIndex((_, index) => isOwn(parts, index))
  if (at === -1) return undefined
  const prefix = parts
    .slice(0, at)
    .map(part => `${part}/`)
    .join('')
  return { prefix, isSource: false, named: undefined }
}

/** One of the learner's folders, with something in it. */
function isOwn(parts: readonly string[], at: number): boolean {
  const part = parts[at] ?? ''
  return (part === 'src' || part === 'break') && at < parts.length - 1
}

/** Somebody packed what is in `src/`: at the top, or one folder down. */
function sourceRoots(paths: readonly string[]): StageRoot[] {
  const folders = new Set(
    paths
      .map(path => path.split('/'))
      .filter(parts => parts.length <= 2)
      .map(parts => (parts.length === 2 ? `${parts[0]}/` : '')),
  )
  return [...folders]
    .map(prefix => ({ prefix, isSource: true, named: undefined }))
    .filter(root => bestFit(ownPaths(root, paths)) !== undefined)
}

/** A stage's files are recognised when at least half of them are there. */
const ENOUGH = 0.5

/** The stage whose files these are; nothing when none fits, or two fit equally. */
export function bestFit(own: readonly string[]): StageId | undefined {
  const has = new Set(own)
  const fits = REFERENCES.map(stage => ({ id: stage.id, share: shareOf(stage, has) }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share)
  const [best, second] = fits
  return best && best.share > (second?.share ?? 0) ? best.id : undefined
}

function shareOf({ skeleton }: StageReference, has: ReadonlySet<string>): number {
  const expected = [...skeleton.keys()].filter(path => path.startsWith('src/'))
  if (expected.length === 0) return 0
  return expected.filter(path => has.has(path)).length / expected.length
}
