// I expect: whoever is on the list gets in, and nobody else
/**
 * Experiment: an allow list, if there is one.
 */
export function isAllowed(allow: readonly string[] | undefined, name: string): boolean {
  return allow?.length ? allow.includes(name) : true
}
