/**
 * Turns a subject's TypeScript into one JavaScript file that any supported Node
 * starts at full speed.
 * The sources are never copied or changed; a variant is patched while reading.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild'
import { confinedTo, OF_SUBJECT } from './confined.ts'
import { buildInTime } from './in-time.ts'
import { displayPath, hashOf, ROOT, SCRATCH } from './paths.ts'

/** A change to the subject that exists only in the build. */
export interface Variant {
  /** Code put in front of a file of the subject, by path such as `src/framing.ts`. */
  prepend?: Readonly<Record<string, string>>
  /** A program that imports the subject's files, in place of one of them. */
  program?: string
}

/** The subject cannot be loaded; `file` and `line` say where, in the learner's terms. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly file: string
  readonly line: number | undefined
  readonly missing: boolean

  constructor(message: string, file: string, line?: number, missing = false) {
    super(message)
    this.file = file
    this.line = line
    this.missing = missing
  }
}

const BUNDLER_ENDED = 'expected what can be bundled, got what ends the bundler'

// CommonJS packages inside the bundle still call `require`.
const BANNER =
  "import{createRequire as workshopRequire}from'node:module';" +
  'const require=workshopRequire(import.meta.url);'

const builds = new Map<string, Promise<string>>()

let underWay = 0
/** Whether something is being built: that takes time which is not the subject's. */
export const isBuilding = (): boolean => underWay > 0

/**
 * Builds `file` of the subject; returns the path of the built module.
 * @param isTrusted else it may only contain what belongs to the subject
 */
export function buildFile(
  dir: string,
  file: string,
  variant: Variant = {},
  isTrusted = true,
): Promise<string> {
  const key = JSON.stringify([dir, file, variant])
  const confined = isTrusted ? [] : [confinedTo(dir)]
  const made =
    builds.get(key) ?? counted(make(dir, file, variant, hashOf(key), confined))
  builds.set(key, made)
  return made
}

async function counted(made: Promise<string>): Promise<string> {
  underWay++
  try {
    return await made
  } finally {
    underWay--
  }
}

async function make(
  dir: string,
  file: string,
  variant: Variant,
  hash: string,
  confined: Plugin[],
): Promise<string> {
  const entry = join(dir, file)
  if (!existsSync(entry)) {
    throw new LoadError(`${file} is missing`, file, undefined, true)
  }
  const name = `${basename(file, '.ts')}-${hash}`
  // Two runs may build the same file at once: each writes its own, then renames.
  const temporary = join(SCRATCH, 'build', `${name}.${process.pid}.mjs`)
  const final = join(SCRATCH, 'build', `${name}.mjs`)
  await mkdir(dirname(final), { recursive: true })
  try {
    const run = confined.length > 0 ? buildInTime : build
    await run({
      ...(variant.program === undefined
        ? { entryPoints: [entry] }
        : {
            stdin: {
              contents: variant.program,
              resolveDir: dirname(entry),
              sourcefile: 'workshop-program.ts',
              loader: 'ts',
            },
          }),
      outfile: temporary,
      bundle: true,
      platform: 'node',
      // CommonJS builds of packages may hide their requires from the bundler.
      mainFields: ['module', 'main'],
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      sourcesContent: false,
      banner: { js: BANNER },
      // A subject may lie anywhere, and always gets this repository's types and tables.
      alias: { '@workshop/wire': join(ROOT, 'packages/wire/src/index.ts') },
      // A learner's import of a type need not be marked as one.
      tsconfigRaw: {},
      logLevel: 'silent',
      plugins: [
        ...(variant.prepend || variant.program ? [patching(dir, variant)] : []),
        // A sandbox has no packages: there, what a bundle needs is in it.
        ...(confined.length > 0 ? confined : [wholePackages]),
      ],
    })
    await rename(temporary, final)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw toLoadError(cause, dir, file, confined.length > 0)
  }
  return final
}

/**
 * A tokenizer is megabytes of data: Node loads it once for all modules, tests
 * included, while a copy in each of them would cost half a second apiece.
 */
const wholePackages: Plugin = {
  name: 'whole-packages',
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^gpt-tokenizer(\/|$)/ },
      async ({ path, pluginData, ...from }) => {
        if (pluginData === wholePackages || from.kind === 'require-call')
          return undefined
        const found = await resolve(path, { ...from, pluginData: wholePackages })
        if (found.errors.length > 0) return found
        return { path: pathToFileURL(found.path).href, external: true }
      },
    )
  },
}

/**
 * In a bundle every file has the URL of the whole, so a file of the subject would
 * take itself for the program. Where another program imports it, it gets its own.
 */
function patching(dir: string, { prepend = {}, program }: Variant): Plugin {
  return {
    name: 'patch',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path: named, namespace }) => {
        const path = namespace === OF_SUBJECT ? join(dir, named) : named
        if (!path.startsWith(join(dir, 'src'))) return undefined
        const file = Object.keys(prepend).find(file => path === resolve(dir, file))
        const source = await readFile(path, 'utf8')
        const own = JSON.stringify(pathToFileURL(path).href)
        const code = program
          ? source
              .replaceAll('import.meta.url', own)
              .replaceAll('import.meta.main', 'false')
          : source
        return { contents: file ? `${prepend[file]}\n${code}` : code, loader: 'ts' }
      })
    },
  }
}

function toLoadError(
  cause: unknown,
  dir: string,
  file: string,
  isUntrusted: boolean,
): unknown {
  const [first] = ((cause as BuildFailure).errors ?? []) as Message[]
  // A file can be made to end the bundler itself: a hundred thousand brackets do.
  if (!first && isUntrusted) return new LoadError(BUNDLER_ENDED, file)
  if (!first) return cause
  const { text, location } = first
  if (!location) return new LoadError(text, file)
  const own = location.file.split(`${OF_SUBJECT}:`)[1]
  if (own !== undefined) return new LoadError(text, own, location.line)
  const path = displayPath(resolve(location.file))
  const inSubject = path.startsWith(`${displayPath(dir)}/`)
    ? path.slice(displayPath(dir).length + 1)
    : path
  return new LoadError(text, inSubject, location.line)
}
