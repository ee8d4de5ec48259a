/**
 * The files of one commit, by object id. No working tree is made, so there is
 * nothing that a filter, an attribute or a link of the submission could act on.
 */
import { join } from 'node:path'
import { Budget } from './caps.ts'
import { DETAILS } from './details.ts'
import { NameBook, partsOf } from './entry-name.ts'
import { type GitPlace, git } from './git-command.ts'
import { isNoise, LeftOutList, leftOutAbove } from './left-out.ts'
import { lfsPointer, submodule } from './notices.ts'
import { Refusal } from './refusal.ts'
import type { Contents, Notice } from './types.ts'

/** Where `ours` keeps what is graded. */
export const BRANCH = 'refs/heads/submission'

/** Longest line of `ls-tree`: mode, kind, id, size, and a long name. */
const LONGEST_LINE = 4_300

/**
 * Copies the branch through git's own transport, which checks every object, and
 * reads the copy.
 *
 * @param ours a bare repository that the grader made, with `BRANCH`
 */
export async function exportCommit(
  place: GitPlace,
  ours: string,
  source: 'git' | 'bundle',
): Promise<Contents> {
  const clean = join(place.scratch, 'clean.git')
  const how = ['--bare', '--no-local', '--no-tags', '--single-branch', '--template=']
  // One commit is wanted, and a history may be long.
  await git(place, ['clone', '--quiet', ...how, '--depth', '1', ours, clean])
  const inClean = ['--git-dir', clean]
  const [commit = '', seconds = ''] = (
    await git(place, [
      ...inClean,
      'log',
      '-1',
      '--no-show-signature',
      '--format=%H %ct',
      BRANCH,
    ])
  )
    .toString('utf8')
    .trim()
    .split(' ')
  const listed = await listTree(place, inClean, commit)
  const files = await contentsOf(place, inClean, listed)
  const at = new Date(Number(seconds) * 1000)
  return {
    source,
    files,
    leftOut: listed.leftOut.all(),
    at: Number.isFinite(at.getTime()) ? at : null,
    commit,
    notices: [...listed.notices, ...pointersIn(files)],
  }
}

interface Listing {
  blobs: { id: string; size: number; path: string }[]
  leftOut: LeftOutList
  notices: Notice[]
}

async function listTree(
  place: GitPlace,
  inClean: string[],
  commit: string,
): Promise<Listing> {
  const { caps } = place
  const tooMany = () => new Refusal('too-many-entries', '', String(caps.entries))
  const args = [...inClean, 'ls-tree', '-r', '-z', '--long', '--full-tree', commit]
  const most = caps.entries * LONGEST_LINE
  const lines = (await git(place, args, { most, tooMuch: tooMany }))
    .toString('utf8')
    .split('\0')
    .filter(line => line !== '')
  const listing: Listing = { blobs: [], leftOut: new LeftOutList(), notices: [] }
  const budget = new Budget(caps)
  const names = new NameBook()
  for (const line of lines) {
    budget.entry()
    const [, mode = '', id = '', size = '', name = ''] =
      /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(line) ?? []
    const parts = partsOf(name, caps)
    const passedOver = leftOutAbove(parts)
    if (passedOver !== undefined) {
      listing.leftOut.add(passedOver, mode.startsWith('100'))
      continue
    }
    if (isNoise(parts.at(-1) ?? '')) continue
    const path = parts.join('/')
    if (mode === '160000') {
      listing.notices.push(submodule(path))
      continue
    }
    if (mode === '120000') throw new Refusal('link', path)
    if (!mode.startsWith('100')) throw new Refusal('entry-kind', path, `mode ${mode}`)
    names.add(parts, 'file')
    budget.bytes(path, Number(size), Number(size))
    listing.blobs.push({ id, size: Number(size), path })
  }
  return listing
}

async function contentsOf(
  place: GitPlace,
  inClean: string[],
  { blobs }: Listing,
): Promise<Map<string, Buffer>> {
  const heads = blobs.length * 100
  const most = blobs.reduce((sum, blob) => sum + blob.size, heads)
  const input = blobs.map(({ id }) => `${id}\n`).join('')
  const out = await git(place, [...inClean, 'cat-file', '--batch'], { input, most })
  const files = new Map<string, Buffer>()
  let at = 0
  for (const { id, size, path } of blobs) {
    const head = `${id} blob ${size}\n`
    const start = at + head.length
    if (out.toString('latin1', at, start) !== head || start + size > out.length) {
      throw new Refusal('incomplete-repository', path, DETAILS.missingFile)
    }
    files.set(path, out.subarray(start, start + size))
    at = start + size + 1
  }
  return files
}

function pointersIn(files: ReadonlyMap<string, Buffer>): Notice[] {
  return [...files]
    .filter(([, bytes]) => bytes.toString('latin1', 0, 40).startsWith(LFS_HEAD))
    .map(([path]) => lfsPointer(path))
}

const LFS_HEAD = 'version https://git-lfs.github.com/spec/'
