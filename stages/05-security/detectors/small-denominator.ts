/**
 * R3: a breaker that takes a healthy tool away, or leaves a broken one in. What must it
 * not take for a reason, what must it take for one, and how does it find its way back?
 */
import type { Subject } from './detector.ts'

export async function detect(subject: Subject): Promise<string | undefined> {
  void subject
  return undefined
}
