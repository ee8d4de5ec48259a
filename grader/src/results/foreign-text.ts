/**
 * Text from a run on its way into a result: whole characters, of bounded length,
 * without paths of the grader's machine. Escaping is left to the reports.
 */

/** A path of this machine, and what stands for it in a result. */
export interface HostPath {
  path: string
  as: string
}

export type Clean = (text: string, longest: number) => string

const LONE_SURROGATE = /\p{Cs}/gu
const CUT = '…'

export function cleaner(paths: readonly HostPath[]): Clean {
  const known = paths
    .filter(({ path }) => path.length > 1)
    .sort((a, b) => b.path.length - a.path.length)
  return (text, longest) => {
    // A path may be cut in two at the end: look a little further than is kept.
    let clean = text.slice(0, longest + 4_096)
    for (const { path, as } of known) clean = clean.replaceAll(path, as)
    return cutTo(clean.replace(LONE_SURROGATE, '\ufffd'), longest)
  }
}

export function cutTo(text: string, longest: number): string {
  if (text.length <= longest) return text
  return text.slice(0, longest - CUT.length).replace(/[\ud800-\udbff]$/, '') + CUT
}
