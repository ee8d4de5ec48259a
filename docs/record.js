#!/usr/bin/env node
/** Makes this Node able to load TypeScript, then hands over to src/record.ts. */

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import('./src/record.ts')
