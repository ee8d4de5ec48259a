/** `skeletons.json` says what the stages are when they are handed out. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordOf } from '../src/record-skeletons.ts'

test('the record is that of the files in stages/', () => {
  const recorded = readFileSync(new URL('../skeletons.json', import.meta.url), 'utf8')
  const message =
    'A skeleton has changed: `pnpm --filter @workshop/workshop skeletons` records it. ' +
    '(In a checkout of a learner, where stages are worked on, this cannot hold.)'
  expect(recorded, message).toBe(recordOf())
})
