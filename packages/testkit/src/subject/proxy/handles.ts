/**
 * Objects of the subject as a test holds them: they can be called, passed back, and
 * nothing else. What a call comes to is what it would come to without a seam.
 */
import { type Handle, MissingExport, throwing } from '../index.ts'
import { AGREED } from './agreed.ts'
import { ChannelClosed } from './channel.ts'
import type { SubjectProcess } from './process.ts'

interface Made {
  id: number
  of: SubjectProcess
  /** Known once the call that made it has returned. */
  file: string
  factory: string
}

export type Handles = WeakMap<object, Made>

interface Named {
  file: string
  name: string
}

/** Calls at once, as any call does, and gives a promise of what comes of it. */
export async function answered(
  process: SubjectProcess,
  target: number,
  args: readonly unknown[],
  { file, name }: Named,
): Promise<unknown> {
  try {
    const answer = await throwing(() => {
      if (process.ended !== undefined) throw process.ended
      return process.seam.call(target, args)
    })
    const [isThere, value] = Array.isArray(answer) ? answer : []
    if (isThere === true) return await throwing(() => value)
    throw new MissingExport(file, name, String(value))
  } catch (cause) {
    throw cause instanceof ChannelClosed ? await process.gone : cause
  }
}

export function handleFor(id: number, of: SubjectProcess, handles: Handles): Handle {
  const made: Made = { id, of, file: '', factory: '' }
  const asking =
    (target: number) =>
    (method: string, ...args: unknown[]) => {
      const named = { file: made.file, name: `${made.factory}().${method}` }
      return answered(of, target, [id, method, ...args], named)
    }
  const keep = asking(AGREED.keep) as Handle['keep']
  const handle: Handle = { call: asking(AGREED.method), keep }
  handles.set(handle, made)
  return handle
}
