/**
 * Keeps a build to the files it may read: those of the subject, one by one and by their
 * names in it, and what is exported by the installed packages. The bundler itself never
 * opens a file or folder that a source names: no path outside, no source map, no manifest,
 * no link. A pattern of paths it does follow by itself: for that there is `in-time.ts`.
 */
import { lstat, readFile, realpath } from 'node:fs/promises'
import { dirname, extname, join, posix, sep } from 'node:path'
import type { Loader, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import { ROOT } from './paths.ts'

/** In front of a file's name in the subject, wherever the bundler mentions it. */
export const OF_SUBJECT = 'subject'

const LARGEST = 5 * 2 ** 20
/** Of all files in one bundle. */
const MOST_BYTES = 20 * 2 ** 20

const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.json': 'json',
  '.txt': 'text',
}

/** The bundler would read whatever file such a comment names, also one without end. */
const NAMES_A_MAP = /([#@][ \t]*)sourceMappingURL=/g

/** What is asked of the bundler's own resolver, which must not be asked back. */
const ASKED = { isAsked: true }

export function confinedTo(dir: string): Plugin {
  return {
    name: 'confined',
    async setup({ onResolve, onLoad, resolve }) {
      const places = [join(ROOT, 'node_modules'), join(ROOT, 'packages/wire/src')]
      const packages = await Promise.all(places.map(place => realpath(place)))
      // Neither the beginning nor a program that a test has written is a file.
      const isOfPackage = async (path: string) => {
        const found = await realpath(path).catch(() => '')
        return packages.some(folder => found.startsWith(folder + sep))
      }
      let read = 0

      onResolve({ filter: /.*/ }, async args => {
        if (args.pluginData === ASKED) return undefined
        if (args.namespace === 'file' && (await isOfPackage(args.importer))) {
          return undefined
        }
        const file = fileMeant(args, dir)
        if (file !== undefined) return ownFile(dir, file)
        if (!NAME_OF_PACKAGE.test(args.path)) return refused(args.path)
        const asked = { resolveDir: dir, kind: args.kind, pluginData: ASKED }
        const found = await resolve(args.path, asked)
        if (found.errors.length > 0 || found.external) return found
        return (await isOfPackage(found.path)) ? found : refused(args.path)
      })

      onLoad({ filter: /.*/, namespace: OF_SUBJECT }, async ({ path }) => {
        const { size } = await lstat(join(dir, path))
        read += size
        if (size > LARGEST || read > MOST_BYTES) {
          const most = size > LARGEST ? LARGEST : MOST_BYTES
          return errorOf(`${path}: expected at most ${most} bytes, got more`)
        }
        const loader = LOADERS[extname(path)]
        if (!loader) return errorOf(`${path}: expected TypeScript, JavaScript or JSON`)
        const source = await readFile(join(dir, path), 'utf8')
        return { contents: source.replaceAll(NAMES_A_MAP, '$1SourceMap: '), loader }
      })

      onLoad({ filter: /.*/, namespace: 'file' }, async ({ path }) =>
        // Where a pattern has led: what is there is nobody's business.
        (await isOfPackage(path)) ? undefined : refused('another'),
      )
    },
  }
}

/** `zod/v4`, `@scope/name/part`, `node:fs`; nothing that leads anywhere else. */
const NAME_OF_PACKAGE = /^(?!.*(?:^|\/)\.\.?(?:\/|$))(?:node:)?@?[\w][\w./~-]*$/

/** The name in the subject of what is imported; `undefined` for no file of it. */
function fileMeant(args: OnResolveArgs, dir: string): string | undefined {
  if (args.kind === 'entry-point') return nameIn(dir, args.path)
  if (!/^\.\.?(\/|$)/.test(args.path)) return undefined
  // A program that a test has written lies where the subject's file would.
  const from =
    args.namespace === OF_SUBJECT
      ? dirname(args.importer)
      : nameIn(dir, args.resolveDir)
  return posix.join(from, args.path)
}

function nameIn(dir: string, path: string): string {
  return path.slice(dir.length + 1).replaceAll('\\', '/')
}

/** As it stands there, or as TypeScript would find it. */
async function ownFile(dir: string, file: string): Promise<OnResolveResult> {
  const asTypeScript = file.replace(/\.([mc]?)js$/, '.$1ts')
  const tried = ['.ts', '.js', '.json', '/index.ts'].map(ending => file + ending)
  for (const path of [file, asTypeScript, ...tried]) {
    if (path.startsWith('..')) break
    if (await isOwnFile(dir, path)) return { path, namespace: OF_SUBJECT }
  }
  return refused(file)
}

/** Neither it nor a folder on the way to it is a link. */
async function isOwnFile(dir: string, path: string): Promise<boolean> {
  const parts = path.split('/')
  for (let count = 1; count <= parts.length; count++) {
    const found = await lstat(join(dir, ...parts.slice(0, count))).catch(
      () => undefined,
    )
    const isExpected = count < parts.length ? found?.isDirectory() : found?.isFile()
    if (!isExpected) return false
  }
  return true
}

/** By its last part: a path may tell where others keep their files. */
function refused(path: string) {
  const name = posix.basename(path.replaceAll('\\', '/'))
  return errorOf(`expected a file of the subject or of a package, got ${name}`)
}

const errorOf = (text: string) => ({ errors: [{ text }] })
