/**
 * Keeps a build to the files it may read: those of the subject and of the installed
 * packages. An import of any other file would put its contents into the subject's
 * hands.
 */
import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { ROOT } from './paths.ts'

const LARGEST = 5 * 2 ** 20

export function confinedTo(dir: string): Plugin {
  return {
    name: 'confined',
    async setup({ onLoad }) {
      const folders = [dir, join(ROOT, 'node_modules'), join(ROOT, 'packages/wire/src')]
      const real = await Promise.all(folders.map(folder => realpath(folder)))
      onLoad({ filter: /.*/, namespace: 'file' }, async ({ path }) => {
        const found = await realpath(path)
        const name = basename(path)
        if (!real.some(folder => found.startsWith(folder + sep))) {
          const text = `expected a file of the subject or of a package, got ${name}`
          return { errors: [{ text }] }
        }
        const { size } = await stat(found)
        if (size <= LARGEST) return undefined
        const text = `${name}: expected at most ${LARGEST} bytes, got ${size}`
        return { errors: [{ text }] }
      })
    },
  }
}
