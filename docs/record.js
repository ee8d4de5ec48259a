#!/usr/bin/env node
/**
 * Makes this Node able to load TypeScript, then hands over to src/record.ts. Always with
 * tsx: Node 22 strips types by itself and does not know `await using`.
 */
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./src/record.ts')
process.exit(await main(process))
