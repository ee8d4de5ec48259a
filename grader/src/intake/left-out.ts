/**
 * What is passed over wherever it is: what tools make, and what the submission's
 * author does not write. Nothing in such a folder is opened, so links there do no
 * harm; an honest `node_modules` is full of them.
 */
import type { LeftOut } from './types.ts'

const TOOLS = new Set([
  'node_modules',
  '.git',
  '.workshop',
  '.turbo',
  '.vite',
  '.pnpm-store',
  '.idea',
  '.vscode',
  'coverage',
  '__MACOSX',
])

const NOISE = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

export function isNoise(name: string): boolean {
  return NOISE.has(name) || name.startsWith('._')
}

/** The folder that is passed over and has this in it, if there is one. */
export function leftOutAbove(parts: readonly string[]): string | undefined {
  const at = parts.findIndex(part => TOOLS.has(part))
  return at === -1 ? undefined : parts.slice(0, at + 1).join('/')
}

/** Remembers the folders that were passed over, each once. */
export class LeftOutList {
  readonly #hasFiles = new Map<string, boolean>()

  add(path: string, isFile: boolean): void {
    this.#hasFiles.set(path, isFile || this.#hasFiles.get(path) === true)
  }

  all(): LeftOut[] {
    return [...this.#hasFiles].map(([path, hasFiles]) => ({ path, hasFiles }))
  }
}
