/**
 * Reads a `WWW-Authenticate` header: any number of challenges, each with parameters
 * in any order (RFC 9110, section 11). Not here: what a challenge leads to.
 */
export interface Challenge {
  scheme: string
  params: Record<string, string>
}

const TOKEN = "[\\w!#$%&'*+.^`|~-]+"
const END = '(?=[ \\t]*(?:,|$))'
const SCHEME = new RegExp(`(${TOKEN})(?= |,|$)(?: +[\\w.~+/-]+=*${END})?`, 'y')
const PARAM = new RegExp(
  `(${TOKEN})[ \\t]*=[ \\t]*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))${END}`,
  'y',
)
const GAP = /[ \t,]*/y

// #region needs-auth
export function parseChallenges(header: string): Challenge[] {
  const found: { scheme: string; params: Map<string, string> }[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(header)
    if (match) at = pattern.lastIndex
    return match
  }
  for (;;) {
    take(GAP)
    // A comma parts parameters as well as challenges: only the `=` tells.
    const param = take(PARAM)
    const scheme = param ? null : take(SCHEME)
    if (scheme?.[1]) {
      found.push({ scheme: scheme[1].toLowerCase(), params: new Map() })
    } else if (param?.[1]) {
      const [, name, quoted, token] = param
      const value = token ?? quoted?.replace(/\\(.)/g, '$1') ?? ''
      const params = found.at(-1)?.params
      if (!params?.has(name.toLowerCase())) params?.set(name.toLowerCase(), value)
    } else break // The end, or a place behind which nothing can be trusted.
  }
  return found.map(({ scheme, params }) => ({
    scheme,
    params: Object.fromEntries(params),
  }))
}
// #endregion needs-auth
