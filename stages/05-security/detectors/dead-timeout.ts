/**
 * R4: a limit that is configured, shown, and can never fire. Which limits are dead,
 * which only look like it, and who counts the others?
 */
import type { Subject } from './detector.ts'

export async function detect(subject: Subject): Promise<string | undefined> {
  void subject
  return undefined
}
