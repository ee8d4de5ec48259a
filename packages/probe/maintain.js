#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to maintain/command.ts. */
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('./maintain/command.ts')
process.exitCode = await main(process)
