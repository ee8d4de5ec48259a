#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to test/site/cli.ts. */

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('./test/site/cli.ts')
process.exitCode = await main(process)
