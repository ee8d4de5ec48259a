/**
 * The weather server: a program that speaks MCP on stdin and stdout.
 * `./stdout.ts` stands first because modules run in the order of their imports.
 */
import './stdout.ts'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'
import { tools } from './tools.ts'

export type { Tool } from './tools.ts'
export { serve, tools }

const [, program = ''] = process.argv
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  serve({ tools, input: process.stdin, output: process.stdout })
}
