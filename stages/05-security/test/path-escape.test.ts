import { existsSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contract, guards, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

/** `share` is the root; `share-secret` and `elsewhere` lie beside it. */
async function folders(t: TestContext): Promise<{ base: string; root: string }> {
  const base = await t.folder()
  for (const folder of ['share/a', 'share-secret', 'elsewhere']) {
    await mkdir(join(base, folder), { recursive: true })
  }
  for (const file of [
    'share/a/b.txt',
    'share/..notes',
    'share-secret/x',
    'elsewhere/x',
  ]) {
    await writeFile(join(base, file), '')
  }
  return { base, root: join(base, 'share') }
}

async function escapes(t: TestContext, root: string, path: unknown): Promise<void> {
  await t.error(t.subject.call('arguments', 'resolveInside', root, path), 'PathEscape')
}

guards('path-escape', 'outside', async t => {
  const { base, root } = await folders(t)
  const paths = [
    ...['..', '../share-secret/x', '../elsewhere/x', 'a/../../elsewhere/x'],
    ...[join(base, 'share-secret/x'), `${root}/../share-secret/x`, `${root}-secret/x`],
    ...[base, '/', join(base, 'not-there'), '../not-there', '../share-not-there'],
    ...['a\0.txt', 'a/b.txt\0', '\0'],
  ]
  // Where case matters this is another folder; elsewhere it is the same.
  if (!existsSync(join(base, 'SHARE'))) paths.push('../SHARE/x', join(base, 'SHARE'))
  for (const path of paths) await escapes(t, root, path)
})

guards('path-escape', 'encoded', async t => {
  const { base, root } = await folders(t)
  const url = pathToFileURL(root).href
  for (const path of [
    `${url}/%2e%2e/elsewhere/x`,
    `${url}/%2E%2E/share-secret/x`,
    `${url}/../elsewhere/x`,
    `${url}/a%2f..%2f..%2felsewhere%2fx`,
    `${url}-secret/x`,
    `${url}/a%00.txt`,
    pathToFileURL(join(base, 'elsewhere/x')).href.replace('file:', 'FILE:'),
    'file://elsewhere.example.com/share/a',
  ]) {
    await escapes(t, root, path)
  }
  const { resolveInside } = contract(t)
  for (const [path, real] of [
    [`${url}/a/b.txt`, 'a/b.txt'],
    [`${url}/%61/b%2Etxt`, 'a/b.txt'],
    // Decoded twice this would leave the root, and decoded at all so would the next.
    [`${url}/%252e%252e`, '%2e%2e'],
    ['%2e%2e/x', '%2e%2e/x'],
  ] as const) {
    t.equal(await resolveInside(root, path), join(root, real), what.real(path))
  }
})

guards('path-escape', 'links', async t => {
  const { base, root } = await folders(t)
  const seen = (path: string) => t.subject.seen(join(base, path))
  await symlink(seen('elsewhere'), join(root, 'out'))
  await symlink('../../share-secret', join(root, 'a/beside'))
  await symlink(seen('elsewhere/new.txt'), join(root, 'dead'))
  await symlink('out', join(root, 'twice'))
  await symlink('missing/../../elsewhere/new.txt', join(root, 'dead-too'))
  await symlink('round', join(root, 'round'))
  for (const path of [
    ...['out', 'out/x', 'out/not-there/yet', 'a/beside/x', 'twice/x'],
    ...['dead', 'dead-too', 'round', 'round/x', join(root, 'out/x')],
  ]) {
    await escapes(t, root, path)
  }
})

guards('path-escape', 'inside', async t => {
  const { base, root } = await folders(t)
  await symlink('a', join(root, 'in'))
  await symlink(t.subject.seen(root), join(base, 'door'))
  const { resolveInside } = contract(t)
  const isRight = async (from: string, path: string, real: string) =>
    t.equal(await resolveInside(from, path), join(root, real), what.real(path))
  for (const [path, real] of [
    ['a/b.txt', 'a/b.txt'],
    ['./a/./b.txt', 'a/b.txt'],
    ['a/../a/b.txt', 'a/b.txt'],
    ['..notes', '..notes'],
    ['in/b.txt', 'a/b.txt'],
    ['in/new.txt', 'a/new.txt'],
    ['new/folder/file.txt', 'new/folder/file.txt'],
    [join(root, 'a/b.txt'), 'a/b.txt'],
    [root, ''],
    ['.', ''],
    ['漢 é.txt', '漢 é.txt'],
  ] as const) {
    await isRight(root, path, real)
  }
  await isRight(`${root}/`, 'a/b.txt', 'a/b.txt')
  await isRight(join(base, 'door'), 'a/b.txt', 'a/b.txt')
  await isRight(join(base, 'door'), join(base, 'door/a'), 'a')
})
