/** `pnpm docs:build`: pages from data, then the site. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DOCS, generate } from './generate.ts'

const count = await generate()
process.stderr.write(`${count} pages made from data\n`)
const manifest = createRequire(import.meta.url).resolve('vitepress/package.json')
const program = join(dirname(manifest), 'bin', 'vitepress.js')
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx/esm', program, 'build'],
  {
    cwd: DOCS,
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
