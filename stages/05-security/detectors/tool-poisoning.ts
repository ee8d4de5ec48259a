/**
 * R7: a tool that is not the one that was approved. What may change without a word,
 * what may not, and what holds while nobody knows yet?
 */
import type { Subject } from './detector.ts'

export async function detect(subject: Subject): Promise<string | undefined> {
  void subject
  return undefined
}
