/** The few questions that an update asks git, in words that people do not see. */
import { execFileSync } from 'node:child_process'
import { ROOT } from '@workshop/testkit/state'

export class GitFault extends Error {
  override readonly name = 'GitFault'
}

export interface Asked {
  input?: string
  env?: NodeJS.ProcessEnv
}

/** @throws GitFault with git's own last line */
export function git(args: readonly string[], { input, env }: Asked = {}): Buffer {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env, GIT_TERMINAL_PROMPT: '0' },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
      ...(input === undefined ? {} : { input }),
    })
  } catch (cause) {
    const { stderr, message } = cause as { stderr?: Buffer; message: string }
    const said = stderr?.toString().trim().split('\n').at(-1)
    throw new GitFault(said || message)
  }
}

export const line = (...args: string[]): string => git(args).toString().trim()

/** `undefined` where git says no. */
export function lineIf(...args: string[]): string | undefined {
  try {
    return line(...args)
  } catch (cause) {
    if (cause instanceof GitFault) return undefined
    throw cause
  }
}

export interface TreeEntry {
  mode: string
  id: string
}

/** All files of a commit, by path. */
export function treeOf(commit: string): Map<string, TreeEntry> {
  const listed = git(['ls-tree', '-rz', '--full-tree', commit]).toString()
  return new Map(
    records(listed).map(record => {
      const [head = '', path = ''] = record.split('\t')
      const [mode = '', , id = ''] = head.split(' ')
      return [path, { mode, id }]
    }),
  )
}

export const records = (text: string): string[] => text.split('\0').filter(Boolean)
