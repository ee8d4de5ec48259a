#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to node/cli.ts. */
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('./node/cli.ts')
process.exitCode = await main(process)
