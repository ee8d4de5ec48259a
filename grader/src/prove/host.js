/**
 * A process that runs the tests of one stage again and again, each time on another
 * subject: to start vitest takes longer than to check most of them. It decides
 * nothing; its parent says what comes next and reads the report.
 * Plain JavaScript, so that it needs no loader.
 *
 * node host.js <stage folder>
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , stage = ''] = process.argv
process.chdir(stage)
const { resolve } = createRequire(join(stage, 'package.json'))
const { createVitest } = await import(pathToFileURL(resolve('vitest/node')).href)

/** @type {Promise<{ vitest: any, specifications: any[] }> | undefined} */
let started

async function start() {
  const vitest = await createVitest('test', { root: stage, watch: false })
  await vitest.standalone()
  return { vitest, specifications: await vitest.globTestSpecifications() }
}

/** @param {{ subject: string, report: string, trace: string, pitfall?: string }} order */
async function run({ subject, report, trace, pitfall }) {
  process.env.WORKSHOP_SUBJECT = subject
  process.env.WORKSHOP_REPORT = report
  process.env.WORKSHOP_TRACE = trace
  // The global setup looks for a subject, so it has to know of one before it runs.
  started ??= start()
  const { vitest, specifications } = await started
  const project = vitest.getRootProject()
  project.provide('subject', subject)
  project.provide('trace', trace)
  // Titles begin with their pitfall; ids are letters, digits and hyphens.
  if (pitfall) vitest.setGlobalTestNamePattern(new RegExp(`^${pitfall} · `))
  else vitest.resetGlobalTestNamePattern()
  await vitest.runTestSpecifications(specifications, true)
  process.send?.('done')
}

process.on('message', order => {
  run(order).catch(cause => {
    console.error(cause)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(0))
