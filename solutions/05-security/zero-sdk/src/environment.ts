/**
 * Which variables a server gets: what every program needs, and what it was given.
 * What else the host has, keys of clouds among it, is none of its business.
 */
type Variables = Readonly<Record<string, string | undefined>>

// #region minimal-environment
const INHERITED = new Set([
  ...['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP'],
  // Without these two no program starts on Windows.
  ...['SystemRoot', 'PATHEXT'],
])

/** A list of what may pass: a list of what may not is never complete. */
export function childEnvironment(
  given: Variables,
  host: Variables,
): Record<string, string> {
  const inherited = Object.entries(host).filter(([name]) => isInherited(name))
  const all = [...inherited, ...Object.entries(given)]
  return Object.fromEntries(
    all.filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

function isInherited(name: string): boolean {
  return INHERITED.has(name) || name.startsWith('LC_')
}
// #endregion minimal-environment
