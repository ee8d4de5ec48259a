/**
 * The one subject of a run: in this process, or where the environment of the run says
 * that it has to be started.
 */
import { inject } from 'vitest'
import { accounts } from './accounts.ts'
import { putOnLeash } from './leash.ts'
import { openSubject, type Subject } from './subject/index.ts'
import { launchFrom, openProxiedSubject } from './subject/proxy/index.ts'

let subject: Subject | undefined

export function subjectOfRun(): Subject {
  subject ??= open(inject('subject'))
  return subject
}

function open(dir: string): Subject {
  const launch = launchFrom(process.env)
  if (!launch) return openSubject(dir)
  const onStart = (pid: number | undefined) => putOnLeash(inject('trace'), pid)
  return openProxiedSubject(dir, launch, { ...accounts, onStart })
}
