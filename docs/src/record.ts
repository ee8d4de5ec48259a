/**
 * `pnpm docs:record`: runs the programs of every exchange and writes what went over the
 * wire into `data/exchanges`, one file each. Files of exchanges that are gone go too.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { explainUsage, readLine, type Text } from '@workshop/testkit/command-line'
import type { Exchange } from '../data/types.ts'
import { DOCS } from './generate.ts'
import { recordAll } from './recording/index.ts'
import { ROOT } from './root.ts'

const FOLDER = join(DOCS, 'data/exchanges')
const today = new Date().toISOString().slice(0, 10)

const USAGE: Text = {
  en: `usage: pnpm docs:record [--lang en|zh] [--help]
it writes docs/data/exchanges anew and ends with 0 or 2 (this line is wrong)`,
  zh: `用法：pnpm docs:record [--lang en|zh] [--help]
重写 docs/data/exchanges，以 0 或 2（命令行有错）结束`,
}

/** Its end has to end the process: peers may hold a connection open. */
export async function main(node: NodeJS.Process): Promise<number> {
  const line = readLine(node.argv.slice(2), {}, () => ({}))
  if (typeof line === 'string') return explainUsage(line, USAGE, node)
  const exchanges = await recordAll(today)
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file))
  for (const exchange of exchanges) {
    writeFileSync(join(FOLDER, `${exchange.name}.ts`), moduleOf(exchange))
  }
  writeFileSync(join(FOLDER, 'index.ts'), indexOf(exchanges))
  format()
  node.stderr.write(`${exchanges.length} exchanges recorded\n`)
  return 0
}

function moduleOf(exchange: Exchange): string {
  return `/** ${exchange.title.en}. Made by \`pnpm docs:record\`. */
import type { Exchange } from '../types.ts'

export const ${constantOf(exchange)}: Exchange = ${JSON.stringify(exchange, null, 2)}
`
}

function indexOf(all: readonly Exchange[]): string {
  const sorted = [...all].sort((a, b) => (a.name < b.name ? -1 : 1))
  const imports = sorted.map(
    one => `import { ${constantOf(one)} } from './${one.name}.ts'`,
  )
  return `/**
 * Recorded exchanges by name, made by \`pnpm docs:record\`. What is shown went over the
 * wire, but for values that differ each time: every port is 3000, every session id and
 * request id that is a random UUID is the same one. See \`src/recording/normal.ts\`.
 */
import type { Exchange } from '../types.ts'
${imports.join('\n')}

export const EXCHANGES: readonly Exchange[] = [${sorted.map(constantOf).join(', ')}]
`
}

/** `http-listen` is `HTTP_LISTEN`. */
function constantOf({ name }: Exchange): string {
  return name.toUpperCase().replaceAll('-', '_')
}

function format(): void {
  const manifest = createRequire(join(ROOT, 'package.json')).resolve(
    '@biomejs/biome/package.json',
  )
  const program = join(manifest, '../bin/biome')
  const { status } = spawnSync(
    process.execPath,
    [program, 'check', '--write', '--log-level=error', FOLDER],
    { cwd: ROOT, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`expected biome to end with 0, got ${status}`)
}
