/**
 * One candidate in, one decision out: its files, or why it is not taken. Nothing of
 * it is run and nothing is written outside a scratch folder, which is gone
 * afterwards. A refusal is a value; what is thrown is this machine's fault.
 */
import { lstat, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CAPS, type Caps, inWords } from './caps.ts'
import { asRefusal, kindOf, readCarefully, requireLinux } from './careful-files.ts'
import {
  type ChosenStage,
  chooseStage,
  isSkeleton,
  ownFiles,
  SeveralStages,
} from './choose-stage.ts'
import { compareWorktree } from './compare-worktree.ts'
import { DETAILS } from './details.ts'
import { capped, unchanged } from './notices.ts'
import { isArchive, isSettings, tamperNotices } from './protected-files.ts'
import { readBundle } from './read-bundle.ts'
import { readFolder } from './read-folder.ts'
import { readRepository } from './read-repository.ts'
import { readTar, readTarGz } from './read-tar.ts'
import { readZip } from './read-zip.ts'
import { Refusal } from './refusal.ts'
import { formatOf, repositoryIn } from './source-kind.ts'
import { treeHash } from './tree-hash.ts'
import type {
  Accepted,
  Candidate,
  Contents,
  Intake,
  IntakeOptions,
  SourceKind,
} from './types.ts'

export async function takeIn(
  candidate: Candidate,
  options: IntakeOptions = {},
): Promise<Intake> {
  requireLinux()
  const caps = { ...CAPS, ...options.caps }
  let source: SourceKind | null = null
  const scratch = await mkdtemp(join(tmpdir(), 'workshop-intake-'))
  try {
    const contents = await read(candidate.path, caps, options, scratch, kind => {
      source = kind
    })
    return await accept(candidate, contents, caps, options)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const { reason, entry, said: message } = cause
    const stages = cause instanceof SeveralStages ? { stages: cause.stages } : {}
    return { kind: 'rejected', candidate, source, reason, entry, message, ...stages }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function read(
  path: string,
  caps: Caps,
  options: IntakeOptions,
  scratch: string,
  found: (kind: SourceKind) => void,
): Promise<Contents> {
  const stats = await lstat(path).catch(cause => {
    throw asRefusal(cause, '')
  })
  if (stats.isDirectory()) {
    const repository = await repositoryIn(path)
    const wantsFiles = repository === '.git' && options.repository === 'files'
    found(repository === undefined || wantsFiles ? 'folder' : 'git')
    return repository === undefined || wantsFiles
      ? await readFolder(path, caps)
      : await readRepository(path, repository, caps, scratch)
  }
  if (!stats.isFile()) throw new Refusal(kindOf(stats))
  const { bytes } = await readCarefully(path, '', {
    most: caps.archiveBytes,
    tooLarge: () => new Refusal('archive-too-large', '', inWords(caps.archiveBytes)),
  })
  if (bytes.length === 0) throw new Refusal('empty')
  const format = formatOf(bytes)
  if (format === undefined) throw new Refusal('unknown-format')
  if (format.kind === 'unsupported') {
    throw new Refusal('unsupported-archive', '', format.name)
  }
  found(format.kind === 'gzip' ? 'tar' : format.kind)
  if (format.kind === 'bundle') return await readBundle(bytes, caps, scratch)
  const reader = { zip: readZip, tar: readTar, gzip: readTarGz }[format.kind]
  return await inTime(reader(bytes, caps), caps.archiveMs)
}

/** Should a reader ever wait for what never comes, the batch goes on without it. */
async function inTime<T>(reading: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const refuse = () =>
      reject(new Refusal('damaged-archive', '', DETAILS.takesTooLong))
    timer = setTimeout(refuse, ms)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

async function accept(
  candidate: Candidate,
  contents: Contents,
  caps: Caps,
  options: IntakeOptions,
): Promise<Accepted> {
  const chosen = chooseStage(contents.files, candidate.name, options.stage)
  const own = ownFiles(chosen.root, contents.files)
  const files = new Map(
    [...own]
      .filter(([path]) => !isSettings(path) && !isArchive(path))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  if (files.size === 0) throw new Refusal('no-source')
  const notices = [
    ...(isSkeleton(chosen.stage, own) ? [unchanged()] : []),
    ...(await worktreeNotices(contents, chosen, caps)),
    ...contents.notices,
    ...tamperNotices(contents, chosen),
  ]
  return {
    kind: 'accepted',
    candidate,
    source: contents.source,
    stage: chosen.stage,
    files,
    tree: treeHash(files),
    submittedAt: contents.at?.toISOString() ?? null,
    ...(contents.commit === undefined ? {} : { commit: contents.commit }),
    notices: capped(notices),
  }
}

async function worktreeNotices(contents: Contents, chosen: ChosenStage, caps: Caps) {
  if (contents.worktree === undefined) return []
  return await compareWorktree(contents.worktree, contents.files, chosen.root, caps)
}
