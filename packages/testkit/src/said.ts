/**
 * How a test names what it looks at. A name in code is the same in every language;
 * all else is prose, and prose in one language only does not compile.
 */
import type { Observation, Said } from '@workshop/report'
import type { Text } from '@workshop/syllabus'

declare const verbatimBrand: unique symbol

/** Text that somebody else wrote, or that stands in code: nobody translates it. */
export type Verbatim = string & { readonly [verbatimBrand]: true }

export const verbatim = (text: string): Verbatim => text as Verbatim

/** What only code has: `error.code`, `tools/call`, `stats()`, `_meta`. */
type Mark = '.' | '/' | '(' | '_'

/** `S` if it is a literal that only code could be, else the text it should have been. */
type Named<S extends string> = string extends S
  ? Text
  : S extends `${string} ${string}`
    ? Text
    : S extends `${string}${Mark}${string}`
      ? S
      : // `isError` has a capital inside, `answer` is a word.
        S extends Lowercase<S>
        ? Text
        : S

export type What<S extends Said> = S extends Verbatim
  ? S
  : S extends string
    ? Named<S>
    : S

/** An observation as a test states it: whatever is prose there is in both languages. */
export type Seen = Translated<Observation>

type Translated<O> = O extends unknown
  ? { [Member in keyof O]: Said extends O[Member] ? Text | Verbatim : O[Member] }
  : never
