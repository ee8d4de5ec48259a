/**
 * Single keys from a terminal. Whatever happens, the terminal is given back as it
 * was: on close, on every way out of the process, and while it is suspended.
 */
import type { Input } from '../context.ts'

export interface Keys {
  close(): void
}

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const CTRL_Z = '\u001a'
const ESCAPE = '\u001b'
/** Arrows, function keys, Alt: an escape and what belongs to it. */
const SEQUENCE = new RegExp(`${ESCAPE}(\\[[0-9;?]*[ -/]*[@-~]|O.|.)?`, 'gs')

interface Listener {
  key(key: string): void
  /** Ctrl-C, Ctrl-D, or the terminal is gone. */
  quit(): void
  /** Back from being suspended. */
  resumed(): void
}

export function readKeys(stdin: Input, { key, quit, resumed }: Listener): Keys {
  const raw = (on: boolean) => {
    try {
      stdin.setRawMode?.(on)
    } catch {
      // The terminal is gone: there is nothing left to give back.
    }
  }
  const giveBack = () => raw(false)
  const continued = () => {
    raw(true)
    resumed()
  }
  const read = (chunk: Buffer | string) => {
    for (const character of chunk.toString().replace(SEQUENCE, '')) {
      if (character === CTRL_C || character === CTRL_D) return quit()
      if (character === CTRL_Z) suspend()
      else key(character.toLowerCase())
    }
  }
  const suspend = () => {
    if (process.platform === 'win32') return
    raw(false)
    // The whole group, as the terminal itself would do.
    process.kill(0, 'SIGTSTP')
  }
  stdin.on('data', read)
  stdin.on('end', quit)
  process.on('exit', giveBack)
  process.on('SIGCONT', continued)
  raw(true)
  stdin.resume()
  return {
    close() {
      stdin.off('data', read)
      stdin.off('end', quit)
      process.off('exit', giveBack)
      process.off('SIGCONT', continued)
      giveBack()
      stdin.pause()
    },
  }
}
