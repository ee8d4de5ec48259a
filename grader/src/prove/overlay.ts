/**
 * Applies a mutant's edits to the files of a solution. An edit whose text is not
 * there any more, or there more than once, says which mutant has to be renewed.
 */
import type { Edit } from '../mutant.ts'

/** The solution has changed under a mutant: nothing can be said about its tests. */
export class StaleMutant extends Error {
  override readonly name = 'StaleMutant'
}

/**
 * Finds every edit in the text as it was, so that their order does not matter.
 *
 * @param read contents of a file of the solution; `undefined` if there is none
 * @returns new contents by path, for the files that change
 */
export function applyEdits(
  id: string,
  edits: readonly Edit[],
  read: (file: string) => string | undefined,
): Map<string, string> {
  const changed = new Map<string, string>()
  for (const file of new Set(edits.map(edit => edit.file))) {
    const source = read(file)
    if (source === undefined) throw new StaleMutant(`${id}: expected ${file}, got none`)
    const own = edits.filter(edit => edit.file === file)
    changed.set(file, replaceAll(`${id}, ${file}`, source, own))
  }
  return changed
}

function replaceAll(where: string, source: string, edits: readonly Edit[]): string {
  const found = edits
    .map(({ find, replace }) => ({
      start: positionOf(where, source, find),
      find,
      replace,
    }))
    .sort((a, b) => a.start - b.start)
  let result = ''
  let end = 0
  for (const { start, find, replace } of found) {
    if (start < end) {
      throw new StaleMutant(
        `${where}: expected edits apart, got one inside another: ${short(find)}`,
      )
    }
    result += source.slice(end, start) + replace
    end = start + find.length
  }
  return result + source.slice(end)
}

function positionOf(where: string, source: string, find: string): number {
  const matches = find === '' ? 0 : source.split(find).length - 1
  if (matches === 1) return source.indexOf(find)
  throw new StaleMutant(`${where}: expected one match, got ${matches}: ${short(find)}`)
}

/** Enough to recognise it by. */
function short(find: string): string {
  const [first = ''] = find.trim().split('\n')
  return JSON.stringify(first.slice(0, 60))
}
