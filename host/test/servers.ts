/** Servers to be started: published ones, and peers that a test scripts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PeerHub, type Script } from '@workshop/faults'
import { afterAll } from 'vitest'

const { resolve } = createRequire(import.meta.url)

function published(name: string, ...args: string[]) {
  const manifest = resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: object }
  const [entry = ''] = Object.values(bin)
  const command = process.execPath
  return { command, args: [join(dirname(manifest), String(entry)), ...args] }
}

export const everything = () =>
  published('@modelcontextprotocol/server-everything', 'stdio')

export const filesystem = (folder: string) =>
  published('@modelcontextprotocol/server-filesystem', folder)

export const memory = (file: string) => ({
  ...published('@modelcontextprotocol/server-memory'),
  env: { MEMORY_FILE_PATH: file },
})

const hub = new PeerHub()
afterAll(() => hub.close())

/** A peer, and the entry that starts it. */
export async function peer(script: Script) {
  const peer = await hub.peer(script)
  return { peer, entry: { command: peer.command, args: [...peer.args] } }
}
