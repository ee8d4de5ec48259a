/** Repositories of honest and of hostile authors, made with the real git. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Files, scratch, writeFiles, written } from './stage-files.ts'

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']

export function gitIn(dir: string, ...args: string[]): string {
  return execFileSync('git', [...AUTHOR, ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: dir,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_COMMITTER_DATE: '2026-11-01T10:00:00Z',
    },
  })
}

export function repository(files: Files = written('01')): string {
  const dir = join(scratch(), 'alice')
  mkdirSync(dir)
  gitIn(dir, 'init', '-q', '-b', 'main')
  commit(dir, files)
  return dir
}

export function commit(dir: string, files: Files): void {
  writeFiles(dir, files)
  gitIn(dir, 'add', '-A', '-f')
  gitIn(dir, 'commit', '-q', '-m', 'work')
}

/** A tree with any entries at all, committed: `mode name` and content. */
export function commitTree(dir: string, entries: [string, string, string][]): string {
  const lines = entries.map(([mode, name, content]) => {
    const id =
      mode === '160000'
        ? content
        : execFileSync('git', ['hash-object', '-w', '--stdin'], {
            cwd: dir,
            input: content,
            encoding: 'utf8',
          }).trim()
    const kind = mode === '160000' ? 'commit' : 'blob'
    return `${mode} ${kind} ${id}\t${name}`
  })
  const tree = execFileSync('git', ['mktree', '--missing'], {
    cwd: dir,
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  }).trim()
  return gitIn(dir, 'commit-tree', '-m', 'x', tree).trim()
}
