/**
 * What the learner wrote down before the first run: `// I expect: …` (or
 * `// 我预计：…`) in a break file. Read for the screen, never graded.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const GUESS = /^\s*\/\/\s*(?:I expect|我预计)\s*[:：][ \t]*(.*)$/m
/** The skeleton's own placeholder is no guess. */
const PLACEHOLDER = '…'

/** By pitfall id; pitfalls without a guess are absent. */
export function readGuesses(subject: string): Record<string, string> {
  const folder = join(subject, 'break')
  if (!existsSync(folder)) return {}
  const guesses: Record<string, string> = {}
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.ts')) continue
    const guess = GUESS.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.trim()
    if (guess && guess !== PLACEHOLDER) guesses[basename(file, '.ts')] = guess
  }
  return guesses
}
