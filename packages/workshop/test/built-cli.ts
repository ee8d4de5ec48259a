/**
 * The command line in one file, made once for all tests: on Node 20 to load it from its
 * sources takes four times as long, and the tests start it two hundred times. `bin.js`
 * and `boot.js` stay as they are; the tests on a terminal, and one of the real runner, load
 * the sources.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildFile } from '@workshop/testkit/subject'
import type { TestProject } from 'vitest/node'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const PROGRAM = "export { main } from './cli.ts'"

declare module 'vitest' {
  interface ProvidedContext {
    /** For `--import`: makes `bin.js` load that one file. */
    builtCli: string
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  const built = await buildFile(PACKAGE, 'src/cli.ts', { program: PROGRAM })
  provide('builtCli', moduleOf(preload(pathToFileURL(built).href)))
}

const moduleOf = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(code)}`

function preload(built: string): string {
  const hook = `export const resolve = (name, context, next) =>
    name === './cli.ts' ? { url: ${JSON.stringify(built)}, shortCircuit: true } : next(name, context)`
  return `import { register } from 'node:module'
    if (!process.features.typescript) {
      Object.defineProperty(process.features, 'typescript', { value: 'strip' })
    }
    register(${JSON.stringify(moduleOf(hook))})`
}
