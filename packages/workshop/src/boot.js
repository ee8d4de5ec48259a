/**
 * Makes this Node able to load TypeScript, then hands over to cli.ts. Plain
 * JavaScript with Node's own modules only: it must say so when the packages are
 * not installed.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = new URL('../node_modules/@workshop/testkit/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

// Children start in other folders and must mean the same one.
if (process.env.WORKSHOP_DIR) {
  process.env.WORKSHOP_DIR = resolve(process.env.WORKSHOP_DIR)
}

try {
  if (!existsSync(PACKAGES)) missing()
  else await start()
} catch (cause) {
  if (cause?.code === 'ERR_MODULE_NOT_FOUND' && !process.env.WORKSHOP_DEBUG) missing()
  else throw cause
}

async function start() {
  // Node 22.18 and newer strip types themselves, in a third of the time.
  if (!process.features.typescript) {
    const { register } = await import('tsx/esm/api')
    register()
  }
  const { main } = await import('./cli.ts')
  process.exitCode = await main(process)
}

function missing() {
  const env = process.env
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const chinese = /^zh/i.test(env.WORKSHOP_LANG || system)
  process.stderr.write(
    chinese
      ? `依赖还没有装好：请在 ${ROOT} 里运行 \`pnpm install\`（没有 pnpm 就用 \`npx -y pnpm@12 install\`）。\n`
      : `The workshop's packages are not installed: run \`pnpm install\` in ${ROOT} (without pnpm: \`npx -y pnpm@12 install\`).\n`,
  )
  process.exitCode = 1
}
