/**
 * Makes this Node able to load TypeScript, then hands over to cli.ts. Plain
 * JavaScript with Node's own modules only: it must say so when the packages are
 * not installed.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = new URL('../node_modules/@workshop/testkit/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

// Children start in other folders and must mean the same one.
if (process.env.WORKSHOP_DIR) {
  process.env.WORKSHOP_DIR = resolve(process.env.WORKSHOP_DIR)
}

try {
  if (!existsSync(PACKAGES)) missing()
  else await start()
} catch (cause) {
  if (process.env.WORKSHOP_DEBUG) throw cause
  // A package, not one of our own files.
  const isPackage = /^Cannot find package/.test(cause?.message)
  if (cause?.code === 'ERR_MODULE_NOT_FOUND' && isPackage) missing()
  else broken(cause)
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
  say(
    `The workshop's packages are not installed: run \`pnpm install\` in ${ROOT} (without pnpm: \`npx -y pnpm@12 install\`).`,
    `依赖还没有装好：请在 ${ROOT} 里运行 \`pnpm install\`（没有 pnpm 就用 \`npx -y pnpm@12 install\`）。`,
  )
}

function broken(cause) {
  const [message] = String(cause?.message ?? cause).split('\n')
  say(
    `The workshop itself does not load: ${message} (WORKSHOP_DEBUG=1 shows where.)`,
    `工作坊自己加载不了：${message}（设置 WORKSHOP_DEBUG=1 可以看到出错位置。）`,
  )
}

function say(english, chinese) {
  const { LC_ALL, LC_MESSAGES, LANG, WORKSHOP_LANG } = process.env
  const locale = WORKSHOP_LANG || LC_ALL || LC_MESSAGES || LANG || ''
  process.stderr.write(`${/^zh/i.test(locale) ? chinese : english}\n`)
  process.exitCode = 1
}
