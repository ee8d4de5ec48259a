#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to src/cli.ts. */

// Node 22.18 and newer strip types themselves, in a third of the time.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('./src/cli.ts')
process.exitCode = await main(process.argv.slice(2))
