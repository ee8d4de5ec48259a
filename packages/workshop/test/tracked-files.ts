/** The files of this checkout, and the packages among them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'

/** Known to git or new, and not deleted in the meantime. */
export const tracked: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter(file => file !== '' && existsSync(join(ROOT, file)))

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

export interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface Package {
  name: string
  folder: string
  /** Declared names, without the tools that every package builds with. */
  runtime: string[]
  development: string[]
}

export const packages: Package[] = tracked
  .filter(file => /.+\/package\.json$/.test(file))
  .map(file => {
    const manifest = JSON.parse(read(file)) as Manifest
    return {
      name: manifest.name,
      folder: dirname(file),
      runtime: Object.keys(manifest.dependencies ?? {}),
      development: Object.keys(manifest.devDependencies ?? {}),
    }
  })
