/**
 * One real exchange of the zero-SDK pair, recorded by the bench: what the pairs
 * without a protocol send, so that they carry the same bytes.
 */
export function recordedLine(name: 'REQUEST' | 'RESPONSE'): string {
  const line = process.env[`BENCH_${name}`]
  if (!line) throw new Error(`BENCH_${name}: expected a recorded line, got nothing`)
  return line
}
