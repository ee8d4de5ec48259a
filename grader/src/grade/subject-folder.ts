/**
 * The folder that a stage's tests are pointed at: what the submission may bring, and
 * around it what the reference has. A learner's `package.json`, `provided/` or installed
 * packages are not there to be used.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { OWN_FOLDERS } from '../intake/reference.ts'
import { openToAll } from '../sandbox/box.ts'

const GIVEN = ['package.json', 'tsconfig.json'] as const
const USES_SDK = /from\s+['"]@modelcontextprotocol\//

/**
 * @param tree the submission's files, in the store
 * @param folder is made; may lie in a scratch folder of the slot
 */
export function makeSubject(stage: Stage, tree: string, folder: string): void {
  const reference = join(ROOT, 'stages', stage.folder)
  mkdirSync(folder, { recursive: true })
  for (const part of GIVEN.filter(part => existsSync(join(reference, part)))) {
    cpSync(join(reference, part), join(folder, part), { recursive: true })
  }
  // What is provided fits the way a submission went: over its own protocol code, or
  // over the official SDK's.
  const way = usesSdk(tree) ? join(ROOT, 'solutions', stage.folder, 'sdk') : reference
  if (existsSync(join(way, 'provided'))) {
    cpSync(join(way, 'provided'), join(folder, 'provided'), { recursive: true })
  }
  for (const part of OWN_FOLDERS.filter(part => existsSync(join(tree, part)))) {
    cpSync(join(tree, part), join(folder, part), { recursive: true })
  }
  // The store's folders are read-only, and a copy of one could not be removed.
  openToAll(folder)
  linkPackages(stage, join(folder, 'node_modules'))
}

function usesSdk(tree: string): boolean {
  return readdirSync(tree, { recursive: true, withFileTypes: true }).some(
    entry =>
      entry.isFile() &&
      entry.name.endsWith('.ts') &&
      USES_SDK.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
}

/**
 * What may be imported is what the stage or one of its two solutions declares: nobody
 * has to say beforehand which way they went.
 */
function linkPackages({ folder }: Stage, into: string): void {
  const owners = [
    join(ROOT, 'stages', folder),
    ...['zero-sdk', 'sdk'].map(flavour => join(ROOT, 'solutions', folder, flavour)),
  ]
  for (const owner of owners) {
    const manifest = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8'))
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const link = join(into, name)
      if (existsSync(link)) continue
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(realpathSync(join(owner, 'node_modules', name)), link, 'junction')
    }
  }
}
