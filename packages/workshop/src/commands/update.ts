/**
 * `pnpm workshop update`: the newest version of the workshop under the learner's work.
 * Not a merge with conflicts: a file that was touched stays as it is.
 */
import { displayPath } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { pageFor, print } from '../page.ts'
import { LABELS, PHRASES } from '../phrases/update.ts'
import { type Applied, apply } from '../update/apply.ts'
import { GitFault, git, lineIf, records } from '../update/git.ts'
import { type Plan, planOf } from '../update/plan.ts'

const OPTIONS = { from: 'string', yes: 'boolean', 'no-fetch': 'boolean' } as const

export async function update(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const { values } = optionsOf('update', args, OPTIONS, 0)
  if (lineIf('rev-parse', '--is-inside-work-tree') !== 'true') {
    throw new Complaint(PHRASES.noGit)
  }
  const from = values.from ?? lineIf('rev-parse', '--abbrev-ref', '@{upstream}')
  if (from === undefined) throw new Complaint(PHRASES.noUpstream)
  refuseHalfDone()
  if (!values['no-fetch']) fetchFor(from)
  const plan = plannedFrom(from)
  if (plan.target === plan.base) {
    print(context, [pageFor(context).say(PHRASES.upToDate(from))])
    return 0
  }
  if (!values.yes) await ask(from, plan, context)
  print(context, summaryOf(from, plan, carriedOut(plan), context))
  return 0
}

/** What git has in its index and nowhere else could not be kept. */
function refuseHalfDone(): void {
  const status = records(git(['status', '--porcelain', '-z', '-uno']).toString())
  const isMerging = lineIf('rev-parse', '-q', '--verify', 'MERGE_HEAD') !== undefined
  if (isMerging || status.some(entry => /^(U.|.U|AA|DD)/.test(entry))) {
    throw new Complaint(PHRASES.unmerged)
  }
  const both = status.filter(entry => /^[MARC][MD] /.test(entry))
  if (both.length > 0) {
    throw new Complaint(PHRASES.halfStaged(both.map(entry => entry.slice(3))))
  }
}

function fetchFor(from: string): void {
  const remotes = records(git(['remote']).toString().replaceAll('\n', '\0'))
  const remote = remotes.find(name => from.startsWith(`${name}/`)) ?? remotes[0]
  if (remote === undefined) return
  try {
    git(['fetch', '--quiet', '--tags', remote])
  } catch (cause) {
    if (cause instanceof GitFault) {
      throw new Complaint(PHRASES.fetchFailed(cause.message))
    }
    throw cause
  }
}

function plannedFrom(from: string): Plan {
  const target = lineIf('rev-parse', '-q', '--verify', `${from}^{commit}`)
  if (target === undefined) throw new Complaint(PHRASES.noSuch(from), 2)
  const head = lineIf('rev-parse', '-q', '--verify', 'HEAD^{commit}')
  const base = head && lineIf('merge-base', head, target)
  if (!head || !base) throw new Complaint(PHRASES.noCommon(from))
  return planOf(head, base, target)
}

async function ask(from: string, plan: Plan, context: Context): Promise<void> {
  const { replace, remove, keep } = plan
  const count = replace.length + remove.length
  const { say } = pageFor(context)
  const answer = await confirm(say(PHRASES.question(from, count, keep.length)), context)
  if (answer === undefined) throw new Complaint(PHRASES.sayYes)
  if (!answer) throw new Complaint(PHRASES.leftAlone)
}

function carriedOut(plan: Plan): Applied {
  try {
    return apply(plan)
  } catch (cause) {
    if (cause instanceof GitFault) throw new Complaint(PHRASES.failed(cause.message))
    throw cause
  }
}

/** More than this many paths would push the learner's own off the screen. */
const MOST_PATHS = 8

function summaryOf(
  from: string,
  { keep, replace, remove }: Plan,
  { copies, beside }: Applied,
  context: Context,
): string[] {
  const page = pageFor(context)
  const few = (paths: readonly string[]): string[] =>
    paths.length <= MOST_PATHS
      ? [...paths]
      : [...paths.slice(0, MOST_PATHS - 1), page.say(PHRASES.inAll(paths.length))]
  const folder = (dir: string | undefined): string[] => (dir ? [displayPath(dir)] : [])
  return [
    ...page.list(LABELS.from, [from]),
    ...page.list(LABELS.written, few(replace)),
    ...page.list(LABELS.removed, few(remove)),
    ...page.list(LABELS.kept, keep),
    ...page.list(LABELS.beside, folder(beside)),
    ...page.list(LABELS.copies, folder(copies)),
    ...page.next('pnpm progress'),
  ]
}
