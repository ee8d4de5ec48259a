/** Results of any size, cut to fit: no more than the limits, and nothing torn. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc, { type Arbitrary } from 'fast-check'
import { target } from '../target.ts'
import { TEXT, wellFormed } from './chunks.ts'

interface Result {
  content: { type: string; text?: string }[]
  isError?: boolean
}

interface Module {
  truncateResult(
    result: Result,
    limits: { characters: number; tokens: number },
  ): { result: Result; cut?: object }
}

interface Case {
  result: Result
  characters: number
}

const LONG: Arbitrary<string> = fc
  .tuple(TEXT, fc.nat(120))
  .map(([text, times]) => wellFormed(text).repeat(times))
const BLOCK = fc.oneof(
  { weight: 4, arbitrary: LONG.map(text => ({ type: 'text', text })) },
  {
    weight: 1,
    arbitrary: fc.constant({ type: 'image', data: 'AAAA', mimeType: 'image/png' }),
  },
)

export const results = target<Case, Module>({
  name: 'results',
  stage: '04',
  module: 'src/truncate',
  invariant:
    'what fits is unchanged; what does not is cut to the limit, says so, keeps isError and tears no character in two',
  cases: fc.record({
    result: fc.record(
      { content: fc.array(BLOCK, { maxLength: 6 }), isError: fc.boolean() },
      { requiredKeys: ['content'] },
    ),
    characters: fc.integer({ min: 600, max: 4000 }),
  }),
  check({ truncateResult }, { result, characters }) {
    const limits = { characters, tokens: characters }
    const before = JSON.stringify(result)
    const { result: cut, cut: size } = truncateResult(result, limits)
    equal(JSON.stringify(result), before, 'the original is left as it was')
    equal(cut.isError, result.isError)
    if (!size) {
      deepEqual(JSON.parse(JSON.stringify(cut)), JSON.parse(before))
      return
    }
    const texts = cut.content.map(({ text = '' }) => text)
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    ok(length <= characters, `${length} characters, the limit is ${characters}`)
    ok(
      texts.every(text => !/\p{Cs}/u.test(text)),
      'half a character',
    )
    ok(
      texts.some(text => /cut here|left out/.test(text)),
      'the cut is told',
    )
  },
})
