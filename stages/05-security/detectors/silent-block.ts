/**
 * R2: something was refused, and afterwards nobody can say what or why. What has to be
 * known of each decision, in the metric and in the audit trail?
 */
import type { Subject } from './detector.ts'

export async function detect(subject: Subject): Promise<string | undefined> {
  void subject
  return undefined
}
