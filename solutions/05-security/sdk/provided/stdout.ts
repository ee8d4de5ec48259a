/**
 * Standard output is the wire. Importing this module takes it away from
 * everybody: what `console.log` or a library writes there goes to stderr, and
 * only `wire` still reaches stdout. A program imports it *first*; modules run
 * in the order of their imports, and one of the others may log while it loads.
 */
import { Writable } from 'node:stream'

// #region stdout-noise
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

/** The only way to stdout from here on. */
export const wire = new Writable({
  decodeStrings: false,
  write: (chunk, encoding, done) => void write(chunk, encoding, done),
})
// #endregion stdout-noise

// A reader that goes away is reported on the real stream.
process.stdout.on('error', cause => wire.destroy(cause))
