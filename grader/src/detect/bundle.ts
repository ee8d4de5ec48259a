/**
 * Builds what the child loads: a subject as modules without its names and layout, and
 * a detector as one script. A detector that imports anything but its neighbours in
 * `detectors/` and the types of the protocol is not built: that is its answer.
 */
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { type BuildFailure, type BuildOptions, build, type Plugin } from 'esbuild'

const WIRE = join(ROOT, 'packages/wire/src/index.ts')

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  alias: { '@workshop/wire': WIRE },
  // A learner's import of a type need not be marked as one.
  tsconfigRaw: {},
  logLevel: 'silent',
}

/** Every file of `src/` and `provided/` of the subject, as `<outdir>/src/<name>.mjs`. */
export async function buildSubject(
  dir: string,
  outdir: string,
  packages: string,
): Promise<void> {
  const folders = ['src', 'provided'].filter(folder => existsSync(join(dir, folder)))
  await build({
    ...COMMON,
    entryPoints: folders.flatMap(folder =>
      readdirSync(join(dir, folder))
        .filter(file => file.endsWith('.ts'))
        .map(file => join(dir, folder, file)),
    ),
    outbase: dir,
    outdir,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    splitting: true,
    // Another text for the same behaviour is no fault: all of them look alike.
    minify: true,
    packages: 'external',
  })
  const link = join(outdir, 'node_modules')
  if (!existsSync(link)) symlinkSync(packages, link, 'junction')
}

export type BuiltDetector =
  | { kind: 'built' }
  | { kind: 'looks'; at: string }
  | { kind: 'not-loaded'; error: string }

export async function buildDetector(
  file: string,
  outfile: string,
): Promise<BuiltDetector> {
  const strangers: string[] = []
  try {
    await build({
      ...COMMON,
      entryPoints: [file],
      outfile,
      format: 'cjs',
      sourcemap: 'external',
      plugins: [neighboursOnly(dirname(file), strangers)],
    })
  } catch (cause) {
    const [first] = (cause as BuildFailure).errors ?? []
    if (!first) throw cause
    const { text, location } = first
    const where = location && `${relative(dirname(file), resolve(location.file))}`
    return {
      kind: 'not-loaded',
      error: where ? `${where}:${location.line}: ${text}` : text,
    }
  }
  const [at] = strangers
  return at === undefined ? { kind: 'built' } : { kind: 'looks', at }
}

function neighboursOnly(folder: string, strangers: string[]): Plugin {
  const allowed = [folder, dirname(WIRE)]
  return {
    name: 'neighbours-only',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point' || path === '@workshop/wire' || path === WIRE) {
          return undefined
        }
        const target = resolve(resolveDir, path)
        const isNear = path.startsWith('.') && allowed.includes(dirname(target))
        if (isNear) return undefined
        strangers.push(path)
        return { path, external: true }
      })
    },
  }
}

/** `dead-timeout.ts:12`, for a place in a bundle of a detector. */
export function sourceOf(outfile: string, line: number, column: number) {
  const map = new SourceMap(JSON.parse(readFileSync(`${outfile}.map`, 'utf8')))
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  return `${basename(entry.originalSource)}:${entry.originalLine + 1}`
}

/** The child itself, so that it needs no loader on any Node. */
export async function buildChild(outfile: string): Promise<void> {
  const file = fileURLToPath(new URL('./child.ts', import.meta.url))
  await build({ ...COMMON, entryPoints: [file], outfile, format: 'esm' })
}
