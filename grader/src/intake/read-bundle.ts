/**
 * A git bundle as a submission: fetched into an empty repository of ours, then read
 * like any commit.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caps } from './caps.ts'
import { BRANCH, exportCommit } from './export-commit.ts'
import { type GitPlace, git } from './git-command.ts'
import { Refusal } from './refusal.ts'
import type { Contents } from './types.ts'

export async function readBundle(
  bundle: Buffer,
  caps: Caps,
  scratch: string,
): Promise<Contents> {
  const place: GitPlace = { scratch, caps }
  const file = join(scratch, 'submission.bundle')
  await writeFile(file, bundle)
  const ours = join(scratch, 'ours.git')
  const isSha256 = bundle.toString('latin1', 0, 400).includes('@object-format=sha256')
  const format = isSha256 ? ['--object-format=sha256'] : []
  await git(place, ['init', '--quiet', '--bare', '--template=', ...format, ours])
  const inOurs = ['--git-dir', ours]
  // It must need nothing that is not in it.
  await git(place, [...inOurs, 'bundle', 'verify', '--quiet', file])
  const heads = await git(place, [...inOurs, 'bundle', 'list-heads', file])
  const ref = chosen(heads.toString('utf8'))
  const how = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head']
  await git(place, [...inOurs, ...how, file, `+${ref}:${BRANCH}`])
  await writeFile(join(ours, 'HEAD'), `ref: ${BRANCH}\n`)
  return await exportCommit(place, ours, 'bundle')
}

/** HEAD, or the only branch there is. */
function chosen(heads: string): string {
  const refs = heads
    .split('\n')
    .map(line => line.slice(line.indexOf(' ') + 1))
    .filter(ref => ref === 'HEAD' || /^refs\/heads\/[\w./@-]+$/.test(ref))
  if (refs.includes('HEAD')) return 'HEAD'
  const [only, ...others] = refs
  if (only === undefined) throw new Refusal('no-commit')
  if (others.length === 0) return only
  throw new Refusal('ambiguous-branch', '', refs.slice(0, 10).join(', '))
}
