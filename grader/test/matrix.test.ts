import { PLAIN } from '@workshop/report'
import { STAGES } from '@workshop/syllabus'
import { test } from 'vitest'
import { judge } from '../src/prove/judge.ts'
import { renderMatrix } from '../src/prove/matrix.ts'
import type { Proof, Proved } from '../src/prove/proof.ts'
import type { Subject } from '../src/prove/subjects.ts'
import { expectGolden } from './golden.ts'
import { mutantOf, reportOf, SOLUTION } from './report-fixture.ts'

const [stage] = STAGES

function proved(
  subject: Subject,
  otherwise: Parameters<typeof reportOf>[0] = {},
): Proved {
  const judged = judge(subject, reportOf(otherwise))
  return { subject, ms: 1, judged, deviations: judged.deviations, flaky: [] }
}

const GOOD = [
  proved(SOLUTION),
  proved(mutantOf('line-ends', 'crlf'), { 'line-ends/crlf': 'fail' }),
]
const lost: Proved = {
  subject: mutantOf('two-eras', 'no-mutual'),
  ms: 1,
  deviations: [],
  flaky: [],
  infrastructure: 'no report, vitest ended with SIGKILL',
}
const wavering = proved(mutantOf('dead-server', 'no-command'))

const proof: Proof = {
  stage,
  partial: false,
  proved: [
    ...GOOD,
    proved(mutantOf('split-utf8', 'every-split'), {
      'split-utf8/every-split': 'fail',
      'line-ends/crlf': { kind: 'unwanted', what: 'a blank line' },
    }),
    { ...wavering, flaky: ['dead-server/no-command'] },
    lost,
  ],
}
const UNICODE = { ...PLAIN, unicode: true }

test('the matrix of a whole proof, with everything that can go wrong', () => {
  expectGolden(
    'matrix.en.unicode',
    renderMatrix(proof, { locale: 'en', theme: UNICODE }),
  )
  expectGolden(
    'matrix.zh.unicode',
    renderMatrix(proof, { locale: 'zh', theme: UNICODE }),
  )
  expectGolden('matrix.en.plain', renderMatrix(proof, { locale: 'en', theme: PLAIN }))
})

test('the matrix of a part of the proof in which all is as declared', () => {
  const part = { stage, partial: true, proved: GOOD }
  expectGolden('matrix.part.en', renderMatrix(part, { locale: 'en', theme: UNICODE }))
})
