/** The programs of the host that a sandbox is built with, found once. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { Missing } from './levels.ts'

const NEEDED = ['bwrap', 'nsenter', 'setpriv', 'env', 'ldd', 'mount'] as const
type Name = (typeof NEEDED)[number]
export type SystemTools = Readonly<Record<Name, string>>

/** The first with `--disable-userns` and sized memory disks. */
const BWRAP = [0, 8] as const

/** Where they are even if nobody's PATH says so. */
const USUAL = ['/usr/sbin', '/usr/bin', '/sbin', '/bin']

export type FoundTools = { tools: SystemTools } | Omit<Missing, 'level'>

export function findTools(
  path = process.env.PATH ?? '',
  usual: readonly string[] = USUAL,
): FoundTools {
  if (process.platform !== 'linux') {
    return {
      why: `this is ${process.platform}, and namespaces are Linux's`,
      fix: 'use level C with Docker or Podman',
    }
  }
  const found = NEEDED.map(
    name => [name, locate(name, [...path.split(':'), ...usual])] as const,
  )
  const absent = found.filter(([, file]) => !file).map(([name]) => name)
  if (absent.length > 0) {
    return {
      why: `not installed: ${absent.join(', ')}`,
      fix: 'apt-get install bubblewrap util-linux, or the like',
    }
  }
  const tools = Object.fromEntries(found) as SystemTools
  const version = versionOf(tools.bwrap)
  return version[0] > BWRAP[0] || version[1] >= BWRAP[1]
    ? { tools }
    : {
        why: `bubblewrap ${version.join('.')} is too old`,
        fix: `install ${BWRAP.join('.')} or newer`,
      }
}

function locate(name: string, folders: readonly string[]): string | undefined {
  return folders
    .filter(folder => folder.startsWith('/'))
    .map(folder => join(folder, name))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function versionOf(bwrap: string): [number, number] {
  const { stdout } = spawnSync(bwrap, ['--version'], { encoding: 'utf8' })
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return [Number(major), Number(minor)]
}
