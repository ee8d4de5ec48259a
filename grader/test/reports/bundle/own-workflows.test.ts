/** Our own workflows, read by GitHub's parser; what they run is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { workflowProblems } from './workflow-problems.ts'

const FOLDER = join(ROOT, '.github/workflows')
const files = readdirSync(FOLDER)
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test.each(files)('%s', async file => {
  const content = readFileSync(join(FOLDER, file), 'utf8')
  expect(await workflowProblems(content)).toEqual([])
  const commands = [...content.matchAll(/pnpm@12 ([a-z][a-z:]*)/g)]
  const unknown = commands.filter(
    ([, name = '']) => name !== 'install' && !scripts[name],
  )
  expect(unknown.map(([command]) => command)).toEqual([])
})

test('a workflow that is none is found out', async () => {
  expect(await workflowProblems('on: push\njobs:\n  a:\n    steps: 1\n')).not.toEqual(
    [],
  )
})
