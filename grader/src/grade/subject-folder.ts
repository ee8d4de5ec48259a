/**
 * The folder that a stage's tests are pointed at: what the submission may bring, and
 * around it what the reference has. A learner's `package.json`, `provided/` or installed
 * packages are not there to be used.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { OWN_FOLDERS } from '../intake/reference.ts'

const GIVEN = ['package.json', 'tsconfig.json', 'provided'] as const
const USES_SDK = /from\s+['"]@modelcontextprotocol\//

/**
 * @param tree the submission's files, in the store
 * @param folder is made; may lie in a scratch folder of the slot
 */
export async function makeSubject(
  stage: Stage,
  tree: string,
  folder: string,
): Promise<void> {
  const reference = join(ROOT, 'stages', stage.folder)
  mkdirSync(folder, { recursive: true })
  for (const part of GIVEN.filter(part => existsSync(join(reference, part)))) {
    cpSync(join(reference, part), join(folder, part), { recursive: true })
  }
  for (const part of OWN_FOLDERS.filter(part => existsSync(join(tree, part)))) {
    cpSync(join(tree, part), join(folder, part), { recursive: true })
  }
  const solution = join(ROOT, 'solutions', stage.folder, 'sdk')
  // What may be imported is what the stage, or its solution with the SDK, declares.
  const modules = (await usesSdk(tree)) ? solution : reference
  symlinkSync(join(modules, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

async function usesSdk(tree: string): Promise<boolean> {
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.[cm]?[jt]s$/.test(entry.name)) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    if (USES_SDK.test(text)) return true
  }
  return false
}
