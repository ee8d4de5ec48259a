/**
 * How checks name what they look at where it is code: a call, or a field of
 * something that has an owner. Prose in both languages is in `what-*.ts`.
 */
import { show, type Verbatim, verbatim } from '@workshop/testkit'

/** `matchesUrl("https://…", "…")`; without arguments `matchesUrl()`. */
export function calling(name: string, ...args: unknown[]): Verbatim {
  return verbatim(`${name}(${args.map(show).join(', ')})`)
}

/** `mail/send: decision`: a field, and whose it is. */
export function of(owner: string, field: string): Verbatim {
  return verbatim(`${owner}: ${field}`)
}
