/**
 * R12: everything answers and nothing works. Which stories of calls must `health` tell
 * apart, and does the metric still tell them apart?
 */
import type { Subject } from './detector.ts'

export async function detect(subject: Subject): Promise<string | undefined> {
  void subject
  return undefined
}
