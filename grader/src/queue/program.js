/**
 * Starts a TypeScript program of this folder on every Node that is supported.
 * Plain JavaScript, so that it needs no loader.
 *
 * node program.js <file> [arguments]
 */
import { pathToFileURL } from 'node:url'

// Node 22.18 and newer strip types themselves.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(pathToFileURL(process.argv[2] ?? '').href)
