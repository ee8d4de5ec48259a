/**
 * Takes secrets out of data before it is written down: by the names they stand under,
 * and by their looks where they have no name.
 */
const GONE = '[redacted]'
const DEEPEST = 64

// #region secret-in-audit
/** In a word of a name: `x-api-key`, `apiKey` and `API_KEY` have the same words. */
const SECRET_PART = /password|passwd|passphrase|token|secret|cookie|credential|authoriz/
const SECRET_WORDS = new Set(['key', 'keys', 'apikey', 'privatekey', 'pwd', 'auth'])

/** Each has one place to begin in a run of characters: a line may be megabytes long. */
const LOOKS = [
  // A header's value, with its scheme.
  /\b(bearer|dpop) +[\w.~+/=-]{8,}/gi,
  // Three parts in base64, of which the first is `{"…`.
  /(?<![\w-])eyJ[\w-]+\.[\w-]+(\.[\w-]*)*/g,
  // The prefixes that issuers give so that tokens can be found.
  /(?<![\w-])(gh[a-z]_|github_pat_|glpat-|sk-|[rps]k_|xox[a-z]-|AKIA|npm_)[\w-]{8,}/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  // `https://user:password@host`.
  /(?<=:\/\/)[^\s/@:]*:[^\s/@]+(?=@)/g,
]
/** `?access_token=…`, `password: …` and whole headers in the middle of a text. */
const NAMED = new RegExp(
  '((?:token|secret|password|passwd|cookie|authorization|(?:\\b|[_-])(?:api)?key)' +
    `["']?\\s*[=:]\\s*["']?)(?:basic +)?[^\\s"'&,;]+`,
  'gi',
)

/** What every look has somewhere, so that most texts are looked at once only. */
const MAY_HOLD_ONE = /[=:]|eyJ|[\w.~+/-]{8}/

/** Long, and with letters of both cases and figures: nobody's word for anything. */
const LONG_WORD = /(?<![\w-])[\w-]{32,}/g

export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return '[too deep]'
  if (Array.isArray(value)) return value.map(item => redacted(item, depth + 1))
  const members = Object.entries(value).map(([name, member]) => [
    redactedText(name),
    isSecretName(name) ? GONE : redacted(member, depth + 1),
  ])
  return Object.fromEntries(members)
}

function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words
    .split(/[^a-z]+/)
    .some(word => SECRET_WORDS.has(word) || SECRET_PART.test(word))
}

function redactedText(text: string): string {
  if (!MAY_HOLD_ONE.test(text)) return text
  const known = LOOKS.reduce((rest, look) => rest.replace(look, GONE), text)
  const named = known.replace(NAMED, `$1${GONE}`)
  return named.replace(LONG_WORD, word => (isRandom(word) ? GONE : word))
}

function isRandom(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)
}
// #endregion secret-in-audit
