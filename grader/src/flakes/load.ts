/**
 * Work that takes cores away from a run: processes that do nothing but compute. They
 * are gone when they are stopped, and when this process has ended in any way.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./busy.js', import.meta.url))

export interface Load extends AsyncDisposable {
  readonly children: readonly ChildProcess[]
}

/** @param cores how many processes compute */
export async function openLoad(cores: number): Promise<Load> {
  const children = Array.from({ length: cores }, () =>
    spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  const kill = (): void => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const dispose = async (): Promise<void> => {
    process.off('exit', kill)
    const ended = children.filter(isRunning).map(child => once(child, 'exit'))
    kill()
    await Promise.all(ended)
  }
  try {
    await Promise.all(children.map(child => once(child, 'spawn')))
  } catch (cause) {
    await dispose()
    throw cause
  }
  return { children, [Symbol.asyncDispose]: dispose }
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null
