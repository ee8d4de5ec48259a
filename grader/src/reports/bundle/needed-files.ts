/**
 * Which files of the repository a grading needs, for a bundle that carries them. The
 * references are left out: a submission that gets out of its sandbox finds none.
 */

const NOT_NEEDED = [
  /^(bench|docs|drill|host|interop|measure)\//,
  /^solutions\/[^/]+\/[^/]+\/(src|break|detectors)\//,
  /(^|\/)(node_modules|\.turbo|\.workshop|\.git)\//,
]

/** @param path relative to the repository, as git lists it */
export const isNeeded = (path: string): boolean =>
  !NOT_NEEDED.some(pattern => pattern.test(path))
