/**
 * Whose fault it is when a check ends with something else than an observation: the
 * subject's, or ours. Where the subject is apart it is ours only if the machine says so:
 * whoever could make a fault look like ours could have a run without a score. That the
 * tests and peers themselves are right is what the solutions prove.
 */
import type { TestContext } from './context.ts'
import { messageOf, nameOf, observationOf, Red, rejectionOf } from './red.ts'
import { isThrownBySubject, whereIn } from './subject/index.ts'

/** Never throws, whatever the subject has put into its error. */
export async function redFor(cause: unknown, t: TestContext): Promise<Red> {
  try {
    return await toRed(cause, t)
  } catch (worse) {
    return isOfTheSubject(worse) ? crashOf(worse, t.subject.dir) : ownFault(worse)
  }
}

/** Of a peer's script: it may have read what only a subject that is wrong sends. */
export async function scriptFault(cause: unknown, t: TestContext): Promise<Red> {
  return isOfTheSubject(cause) ? crashOf(cause, t.subject.dir) : ownFault(cause)
}

async function toRed(cause: unknown, t: TestContext): Promise<Red> {
  if (cause instanceof Red) return cause
  const { dir } = t.subject
  const own = await observationOf(cause, dir)
  if (own) return new Red(own)
  const isCrash = cause === t.crashCause?.cause
  if (isThrownBySubject(cause) && !isCrash) return rejectionOf(cause, dir)
  const isTheirs = isOfTheSubject(cause) || (isCrash && !isOurs(cause))
  return isTheirs ? crashOf(cause, dir) : ownFault(cause)
}

/** Known to be: it came out of it, or it is apart and there is nobody else. */
export function isOfTheSubject(cause: unknown): boolean {
  if (isThrownBySubject(cause)) return true
  return Boolean(process.env.WORKSHOP_SUBJECT_PROXY) && !isOfTheMachine(cause)
}

/** No room, no more files or processes: of these no subject can be the cause here. */
function isOfTheMachine(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code = '', syscall = '' } = cause as NodeJS.ErrnoException
  return SHORT_OF.includes(code) || syscall.startsWith('spawn')
}

const SHORT_OF = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']

/** A throw from the harness's own files, with no code of the subject on the stack. */
function isOurs(cause: unknown): boolean {
  const stack = (cause as Error | undefined)?.stack ?? ''
  return (
    /[\\/](testkit|faults)[\\/]src[\\/]|\.test\.ts/.test(stack) && !/\.mjs:/.test(stack)
  )
}

async function crashOf(cause: unknown, dir: string): Promise<Red> {
  const where = await whereIn((cause as Error | undefined)?.stack, dir)
  return crashed(cause, where)
}

function ownFault(cause: unknown): Red {
  const stack = (cause as Error | undefined)?.stack ?? ''
  const where = /^\s*at .+$/m.exec(stack)?.[0]?.trim()
  return crashed(cause, where, 'harness-fault')
}

function crashed(
  cause: unknown,
  where: string | undefined,
  verdict?: 'harness-fault',
): Red {
  const [name, message] = [nameOf(cause), messageOf(cause)]
  const observed = { kind: 'crashed', name, message, ...(where && { where }) } as const
  return new Red(observed, verdict)
}
