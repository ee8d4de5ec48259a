/**
 * What a bundle of a subject that is not trusted may be made of. The bundler runs outside
 * the sandbox: whatever it could be made to open, a source would have read.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { BuiltTooLong, buildInTime } from '../src/subject/in-time.ts'
import { buildFile } from '../src/subject/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'workshop-confined-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let last = 0

function subject(files: Record<string, string>): string {
  const dir = join(folder, String(++last))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return dir
}

async function bundled(code: string, more: Record<string, string> = {}) {
  const dir = subject({ 'src/it.ts': code, ...more })
  return readFileSync(await buildFile(dir, 'src/it.ts', {}, false), 'utf8')
}

test('its own files, by their names; packages; modules of Node', async () => {
  const text = await bundled(
    `import { a } from './a.js'
    import { b } from '../break/b'
    import data from './data.json' with { type: 'json' }
    import { META } from '@workshop/wire'
    import { join } from 'node:path'
    import fs from 'fs'
    export default [a, b, data, META, join, fs]`,
    {
      'src/a.ts': "export const a: string = 'from a'",
      'break/b.ts': "export const b = 'from b'",
      'src/data.json': '{"of": "data"}',
    },
  )
  for (const part of ['from a', 'from b', '"data"']) expect(text).toContain(part)
  expect(text).not.toContain(folder)
})

test('a program that a test has written lies where its file would', async () => {
  const dir = subject({ 'src/it.ts': "export const a = 'from it'" })
  const program = "import { a } from './it.ts'; console.log(a)"
  const built = await buildFile(dir, 'src/it.ts', { program }, false)
  expect(readFileSync(built, 'utf8')).toContain('from it')
  const prepend = { 'src/it.ts': "console.log('before')" }
  const other = await buildFile(dir, 'src/it.ts', { prepend }, false)
  expect(readFileSync(other, 'utf8')).toContain('before')
})

const SECRET = join(folder, 'secret.json')
writeFileSync(SECRET, '{"secret": "kept"}')
const MAP = JSON.stringify({
  version: 3,
  sources: [SECRET],
  mappings: 'AAAA',
  names: [],
})

test.each([
  ['a path', `import it from '${SECRET}'`],
  ['a URL', `import it from 'file://${SECRET}'`],
  ['a way up', "import it from '../../secret.json'"],
  ['a way up behind a package', "import it from '@workshop/wire/../../../secret.json'"],
  ['a package that is none', "import it from 'secret'"],
  ['a name of its manifest', "import it from '#secret'"],
  ['code in a URL', 'import it from \'data:application/json,{"secret":"kept"}\''],
  ['bytes of its own', "import it from './it.bin' with { type: 'bytes' }"],
])('%s is not built in', async (_, code) => {
  const more = {
    'package.json': JSON.stringify({ imports: { '#secret': SECRET } }),
    'src/package.json': JSON.stringify({ imports: { '#secret': SECRET } }),
    'src/it.bin': 'bytes',
  }
  const built = bundled(`${code}\nexport default it`, more)
  await expect(built).rejects.toThrow(/expected|resolve/)
  await expect(built).rejects.not.toThrow(folder)
})

test('a link is no file of it, wherever it leads', async () => {
  const dir = subject({ 'src/it.ts': "export * from './up/secret.json'" })
  symlinkSync(folder, join(dir, 'src/up'))
  symlinkSync(SECRET, join(dir, 'src/secret.json'))
  writeFileSync(join(dir, 'src/other.ts'), "export * from './secret.json'")
  for (const file of ['src/it.ts', 'src/other.ts']) {
    await expect(buildFile(dir, file, {}, false)).rejects.toThrow('expected a file')
  }
})

test.each([
  ['of a file without end', 'file:///dev/zero'],
  ['of a path', SECRET],
  ['in itself', `data:application/json,${encodeURIComponent(MAP)}`],
])('a source map %s is not read', async (_, url) => {
  const text = await bundled(`export const a = 1\n//# sourceMappingURL=${url}\n`)
  const [, map = ''] = /base64,(\S+)\s*$/.exec(text) ?? []
  const { sources } = JSON.parse(Buffer.from(map, 'base64').toString())
  expect(sources).toEqual(['subject:src/it.ts'])
})

test('a tsconfig of its own says nothing', async () => {
  const config = JSON.stringify({
    extends: '/dev/zero',
    compilerOptions: { paths: {} },
  })
  const more = { 'tsconfig.json': config, 'src/tsconfig.json': config }
  expect(await bundled('export const a = 1', more)).toContain('a = 1')
})

test('more than a program has is not built in', async () => {
  const large = `export const a = '${'x'.repeat(6 * 2 ** 20)}'`
  await expect(bundled(large)).rejects.toThrow('expected at most')
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const files = names.map(name => [`src/${name}.ts`, `/*${'x'.repeat(4 * 2 ** 20)}*/`])
  const all = names.map(name => `import './${name}.ts'`).join('\n')
  await expect(bundled(all, Object.fromEntries(files))).rejects.toThrow(
    'expected at most',
  )
})

test('who walks through all there is does so for a while', async () => {
  const contents =
    "export default name => import('../../../../../../' + name + '/it.ts')"
  const walk = { stdin: { contents, resolveDir: folder }, write: false, bundle: true }
  await expect(buildInTime({ ...walk, logLevel: 'silent' }, 200)).rejects.toThrow(
    BuiltTooLong,
  )
  expect(await bundled('export const after = 1')).toContain('after = 1')
})

test('what is built beside it is built again', async () => {
  const contents =
    "export default name => import('../../../../../../' + name + '/it.ts')"
  const walk = { stdin: { contents, resolveDir: folder }, write: false, bundle: true }
  const late = buildInTime({ ...walk, logLevel: 'silent' }, 200).catch(cause => cause)
  let loads = 0
  const honest: Plugin = {
    name: 'honest',
    setup({ onLoad }) {
      onLoad({ filter: /./ }, async () => {
        loads++
        await late
        return { contents: 'export const it = 1' }
      })
    },
  }
  const entryPoints = [join(subject({ 'src/it.ts': '' }), 'src/it.ts')]
  await buildInTime({
    entryPoints,
    write: false,
    plugins: [honest],
    logLevel: 'silent',
  })
  expect(await late).toBeInstanceOf(BuiltTooLong)
  expect(loads).toBe(2)
})
