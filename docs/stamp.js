#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to src/translation/cli.ts. */
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('./src/translation/cli.ts')
process.exitCode = main(process)
