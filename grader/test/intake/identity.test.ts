/** Whose a submission is, where a person hands in several stages. */
import { expect, test } from 'vitest'
import { identify } from '../../src/intake/identity.ts'

test('one person hands in one submission a stage', () => {
  const at = (stage: '01' | '02', path: string) => ({
    candidate: { name: 'ann', path },
    submittedAt: null,
    stage,
  })
  const { submissions } = identify(
    [at('01', '/a/ann'), at('02', '/b/ann'), at('02', '/c/ann')],
    undefined,
  )
  expect(submissions.map(({ identity }) => identity.kind)).toEqual([
    'unnamed',
    'several-submissions',
    'several-submissions',
  ])
})
