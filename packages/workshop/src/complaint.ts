/**
 * What a command says instead of a stack trace: one sentence to the person who
 * typed it, and the exit code. 2 is "I do not understand what you typed".
 */
import type { Text } from '@workshop/syllabus'

export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly text: Text
  readonly exitCode: 1 | 2

  constructor(text: Text, exitCode: 1 | 2 = 1) {
    super(text.en)
    this.text = text
    this.exitCode = exitCode
  }
}
