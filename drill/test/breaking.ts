/**
 * A subject with one thing broken at the seam: an exported function, or a method of
 * what a factory made, says something else than it found. All the rest is as it was.
 */
import type { Handle, Subject } from '@workshop/testkit/subject'

/** Given what was asked and how to ask it, says what the broken part says. */
export type Break = (args: unknown[], ask: (args: unknown[]) => unknown) => unknown

export function breaking(subject: Subject, at: string, broken: Break): Subject {
  const [module, name, method] = at.split(' ')
  return {
    ...subject,
    async call(asked, called, ...args) {
      const ask = (args: unknown[]) => subject.call(asked, called, ...args)
      const isIt = asked === module && called === name && method === undefined
      return isIt ? broken(args, ask) : ask(args)
    },
    async create(asked, factory, ...args) {
      const handle = await subject.create(asked, factory, ...args)
      if (asked !== module || factory !== name || method === undefined) return handle
      return {
        ...handle,
        async call(called, ...args) {
          const ask = (args: unknown[]) => handle.call(called, ...args)
          return called === method ? broken(args, ask) : ask(args)
        },
      } satisfies Handle
    },
  }
}
