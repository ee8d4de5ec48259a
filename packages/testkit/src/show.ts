/** A value as reports show it: JSON on one line, cut where nobody reads on. */

const LONGEST = 400

export function show(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  )
  return (text ?? String(value)).slice(0, LONGEST)
}
