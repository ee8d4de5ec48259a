/** One question, answered with y or not. */
import { createInterface } from 'node:readline/promises'
import type { Context } from './context.ts'

/** `undefined` without a terminal: nobody is there to ask. */
export async function confirm(
  question: string,
  { stdin, stdout }: Context,
): Promise<boolean | undefined> {
  if (!stdin.isTTY || !stdout.isTTY) return undefined
  const lines = createInterface({
    input: stdin,
    output: stdout as NodeJS.WritableStream,
  })
  try {
    const closed = new Promise<string>(resolve =>
      lines.once('close', () => resolve('')),
    )
    const answer = await Promise.race([lines.question(`${question} [y/N] `), closed])
    return /^(y|yes|是|好)$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
