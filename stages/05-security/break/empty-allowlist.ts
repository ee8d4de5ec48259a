// I expect: …
/**
 * Experiment: a list of the tools that may be called.
 *
 * This one lets in whoever is on the list, and without a list everybody. Write the
 * condition that most people write first, one that looks at the list and at its
 * length in one go. Then let the harness forbid everything.
 */
export function isAllowed(allow: readonly string[] | undefined, name: string): boolean {
  return allow === undefined || allow.includes(name)
}
