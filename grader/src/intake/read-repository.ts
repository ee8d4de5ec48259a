/**
 * A git repository as a submission. git never runs in it: its HEAD is read here, its
 * objects are copied as plain data into a repository of ours, and only that one is
 * shown to git.
 */
import { lstat, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caps } from './caps.ts'
import { asRefusal, OpenFolder } from './careful-files.ts'
import { DETAILS } from './details.ts'
import { BRANCH, exportCommit } from './export-commit.ts'
import { type GitPlace, git } from './git-command.ts'
import { copyObjects, readSmall } from './git-objects.ts'
import { activeConfiguration } from './notices.ts'
import { codeOf, Refusal } from './refusal.ts'
import type { Contents, Notice } from './types.ts'

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** @param gitFolder `.git` for a repository with files, `''` for a bare one */
export async function readRepository(
  path: string,
  gitFolder: '.git' | '',
  caps: Caps,
  scratch: string,
): Promise<Contents> {
  const place: GitPlace = { scratch, caps }
  const root = gitFolder === '' ? path : join(path, gitFolder)
  await refuseOthers(root, gitFolder)
  const head = await headOf(root, gitFolder)
  const ours = join(scratch, 'ours.git')
  const format = head.length === 64 ? ['--object-format=sha256'] : []
  await git(place, ['init', '--quiet', '--bare', '--template=', ...format, ours])
  await copyObjects(root, gitFolder, ours, caps)
  const shallow = await readSmall(root, 'shallow', gitFolder)
  const cut = shallow.split('\n').filter(line => OBJECT_ID.test(line))
  if (cut.length > 0) await writeFile(join(ours, 'shallow'), `${cut.join('\n')}\n`)
  await mkdir(join(ours, 'refs/heads'), { recursive: true })
  await writeFile(join(ours, BRANCH), `${head}\n`)
  await writeFile(join(ours, 'HEAD'), `ref: ${BRANCH}\n`)
  const contents = await exportCommit(place, ours, 'git')
  const notices = [...(await suspicions(root, gitFolder)), ...contents.notices]
  return gitFolder === ''
    ? { ...contents, notices }
    : { ...contents, notices, worktree: path }
}

/** Whatever would make this folder stand for a repository that is elsewhere. */
async function refuseOthers(root: string, gitFolder: string): Promise<void> {
  const stats = await lstat(root)
  if (stats.isSymbolicLink()) throw new Refusal('link', gitFolder)
  if (stats.isFile()) throw new Refusal('gitfile', gitFolder)
  if (!stats.isDirectory())
    throw new Refusal('entry-kind', gitFolder, DETAILS.noRepository)
  if (await exists(root, 'commondir')) throw new Refusal('gitfile', 'commondir')
  for (const name of ['objects/info/alternates', 'objects/info/http-alternates']) {
    if (await exists(root, name)) throw new Refusal('alternates', name)
  }
}

async function exists(root: string, name: string): Promise<boolean> {
  try {
    await lstat(join(root, name))
    return true
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT' || codeOf(cause) === 'ENOTDIR') return false
    throw asRefusal(cause, name)
  }
}

/** The object id of the commit that is checked out. */
async function headOf(root: string, gitFolder: string): Promise<string> {
  const head = (await readSmall(root, 'HEAD', gitFolder)).trim()
  if (OBJECT_ID.test(head)) return head
  const ref = /^ref: (refs\/\S+)$/.exec(head)?.[1]
  if (ref === undefined || ref.split('/').some(part => part === '..' || part === '')) {
    throw new Refusal('repository-format', 'HEAD', DETAILS.headWithoutBranch)
  }
  if (ref === 'refs/heads/.invalid') {
    throw new Refusal('repository-format', '', DETAILS.reftable)
  }
  const id =
    (await looseRef(root, ref, gitFolder)) ?? (await packedRef(root, ref, gitFolder))
  if (id === undefined) throw new Refusal('no-commit')
  if (!OBJECT_ID.test(id))
    throw new Refusal('repository-format', ref, DETAILS.noObjectId)
  return id
}

async function looseRef(
  root: string,
  ref: string,
  gitFolder: string,
): Promise<string | undefined> {
  const text = await readSmall(root, ref, gitFolder)
  return text === '' ? undefined : text.trim()
}

async function packedRef(
  root: string,
  ref: string,
  gitFolder: string,
): Promise<string | undefined> {
  const lines = (await readSmall(root, 'packed-refs', gitFolder)).split('\n')
  return lines.find(line => line.endsWith(` ${ref}`))?.split(' ')[0]
}

/** What would have run here, had git been started in the submission. */
const ACTIVE =
  /^\s*(fsmonitor|hookspath|sshcommand|clean|smudge|process|textconv|external|command|pager|editor|path|worktree)\s*=\s*\S/gim

async function suspicions(root: string, gitFolder: string): Promise<Notice[]> {
  const config = await readSmall(root, 'config', gitFolder)
  const keys = [...config.matchAll(ACTIVE)].map(([, key = '']) => key.toLowerCase())
  const found = [...new Set(keys)].sort()
  if (await hasHooks(root)) found.push('hooks')
  return found.length > 0 ? [activeConfiguration(found)] : []
}

async function hasHooks(root: string): Promise<boolean> {
  if (!(await exists(root, 'hooks'))) return false
  if (!(await lstat(join(root, 'hooks'))).isDirectory()) return true
  const folder = await OpenFolder.open(join(root, 'hooks'), 'hooks')
  try {
    return (await folder.names(1_000)).some(name => !name.endsWith('.sample'))
  } finally {
    await folder.close()
  }
}
