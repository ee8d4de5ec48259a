/** A folder for one check, which others may read: a sandboxed subject is somebody else. */
import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { join } from 'node:path'

export async function newFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  const folder = await realpath(await mkdtemp(join(parent, 'workshop-')))
  await chmod(folder, 0o755)
  return folder
}
