/**
 * Files that decide how code is built, tested or installed. None of them is ever
 * taken from a submission; that one was changed is told to the instructor.
 */
import type { StageId } from '@workshop/syllabus'
import type { ChosenStage } from './choose-stage.ts'
import { notTaken, ownPackages, protectedFile } from './notices.ts'
import { isSameText, referenceFile, referenceOf } from './reference.ts'
import { ownPath, type StageRoot } from './stage-root.ts'
import type { Contents, Notice } from './types.ts'

const SETTINGS = [
  /^(package|package-lock|npm-shrinkwrap|turbo|biome|jsconfig|tsconfig.*)\.jsonc?$/,
  /^(pnpm-lock|pnpm-workspace)\.yaml$|^yarn\.lock$|^bun\.lockb?$/,
  /^\.(npmrc|yarnrc(\.yml)?|env(\..+)?|babelrc.*|swcrc|postcssrc.*|browserslistrc)$/,
  /^\.?pnpmfile\.[cm]?js$/,
  /^(vite|vitest|postcss|babel|tailwind|rollup|rolldown|webpack|esbuild|tsup|jest|swc)\.(config|workspace|setup)\.[cm]?[jt]sx?(on)?$/,
  /^vitest\.(workspace|projects)\.(json|[cm]?[jt]s)$/,
]
const ARCHIVE = /\.(zip|tar|tgz|gz|bz2|xz|zst|7z|rar|bundle|jar)$/i

export function isSettings(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return SETTINGS.some(form => form.test(name))
}

export function isArchive(path: string): boolean {
  return ARCHIVE.test(path)
}

/** Everything of the submission that is not the learner's to change, and was. */
export function tamperNotices(contents: Contents, chosen: ChosenStage): Notice[] {
  const { files, leftOut } = contents
  const notices: Notice[] = []
  for (const [path, bytes] of files) {
    const how = howItDiffers(path, bytes, chosen)
    if (how !== undefined) notices.push(protectedFile(path, how))
    else if (isArchive(path)) notices.push(notTaken(path))
  }
  for (const path of removed(files, chosen)) {
    notices.push(protectedFile(path, 'removed'))
  }
  const packages = leftOut.filter(
    ({ path, hasFiles }) => hasFiles && path.split('/').at(-1) === 'node_modules',
  )
  return [...notices, ...packages.map(({ path }) => ownPackages(path))]
}

function howItDiffers(
  path: string,
  bytes: Buffer,
  { root, stage }: ChosenStage,
): 'differs' | 'added' | undefined {
  const place = placeInReference(path, root, stage)
  if (place === undefined) return isSettings(path) ? 'added' : undefined
  const isOwn = ownPath(root, path) !== undefined
  if (!isSettings(path) && (isOwn || !isGuarded(place))) return undefined
  const references = isOwn ? [] : referencesAt(place)
  if (references.length === 0) return 'added'
  return references.some(one => isSameText(one, bytes)) ? undefined : 'differs'
}

/** Both solutions are handed out too, with a manifest of their own. */
function referencesAt(place: string): Buffer[] {
  const [, folder, rest] = /^stages\/([^/]+)\/(.+)$/.exec(place) ?? []
  const solved = ['zero-sdk', 'sdk'].map(name => `solutions/${folder}/${name}/${rest}`)
  const places = folder === undefined ? [place] : [place, ...solved]
  return places.flatMap(path => referenceFile(path) ?? [])
}

/** Where the same file would be in this checkout. */
function placeInReference(
  path: string,
  root: StageRoot,
  stage: StageId,
): string | undefined {
  const { folder } = referenceOf(stage)
  if (path.startsWith(root.prefix) && !root.isSource) {
    return `stages/${folder}/${path.slice(root.prefix.length)}`
  }
  const checkout = checkoutAbove(root, folder)
  if (checkout === undefined || !path.startsWith(checkout)) return undefined
  return path.slice(checkout.length)
}

/** The top of a whole checkout, if the stage is in one. */
function checkoutAbove(root: StageRoot, folder: string): string | undefined {
  const end = `stages/${folder}/`
  return root.prefix.endsWith(end) ? root.prefix.slice(0, -end.length) : undefined
}

/** Tests and what is provided; in a whole checkout also the packages under them. */
function isGuarded(place: string): boolean {
  return /^stages\/[^/]+\/(test|provided)\/|^(packages|grader)\//.test(place)
}

/**
 * Without any test the folder was not handed in; without some, these were removed.
 * (What is provided differs between the two solutions, so it is not counted.)
 */
function removed(
  files: ReadonlyMap<string, Buffer>,
  { root, stage }: ChosenStage,
): string[] {
  if (root.isSource) return []
  const has = new Set(
    [...files.keys()]
      .filter(path => path.startsWith(root.prefix))
      .map(path => path.slice(root.prefix.length)),
  )
  if (![...has].some(path => path.startsWith('test/'))) return []
  return [...referenceOf(stage).protectedFiles]
    .filter(path => path.startsWith('test/') && !has.has(path))
    .map(path => root.prefix + path)
}
