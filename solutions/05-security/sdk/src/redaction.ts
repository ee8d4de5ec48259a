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

/** Something of every look, so that most texts are looked at once only. */
const TRACES = new RegExp(
  'token|secret|passw|cookie|authoriz|key|bearer|dpop|eyJ|://|' +
    'gh[a-z]_|github_pat_|glpat-|[rps]k[_-]|xox|AKIA|npm_|[\\w-]{32}',
  'i',
)

/** Long, and with letters of both cases and figures: nobody's word for anything. */
const LONG_WORD = /(?<![\w-])[\w-]{32,}/g

export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return '[too deep]'
  if (Array.isArray(value)) return value.map(item => redacted(item, depth + 1))
  const members = Object.entries(value).map(([name, member]) => {
    const { shown, isSecret } = judged(name)
    return [shown, isSecret ? GONE : redacted(member, depth + 1)]
  })
  return Object.fromEntries(members)
}

interface Judgement {
  shown: string
  isSecret: boolean
}

/** The same names stand in every line; how many others there are is not up to us. */
const judgements = new Map<string, Judgement>()
const MOST_NAMES = 1000
const LONGEST_NAME = 100

function judged(name: string): Judgement {
  const known = judgements.get(name)
  if (known) return known
  const judgement = { shown: redactedText(name), isSecret: isSecretName(name) }
  if (judgements.size < MOST_NAMES && name.length <= LONGEST_NAME) {
    judgements.set(name, judgement)
  }
  return judgement
}

function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words
    .split(/[^a-z]+/)
    .some(word => SECRET_WORDS.has(word) || SECRET_PART.test(word))
}

function redactedText(text: string): string {
  if (!TRACES.test(text)) return text
  const known = LOOKS.reduce((rest, look) => rest.replace(look, GONE), text)
  const named = known.replace(NAMED, `$1${GONE}`)
  return named.replace(LONG_WORD, word => (isRandom(word) ? GONE : word))
}

function isRandom(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)
}
// #endregion secret-in-audit
