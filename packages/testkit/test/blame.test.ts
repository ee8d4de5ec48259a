/** Which frames a learner sees, and what the caret stands under. */
import type { Frame } from '@workshop/report'
import { expect, test } from 'vitest'
import { type Blame, blameFor, framesShown } from '../src/blame.ts'

const frame = (dir: Frame['dir'], text: string, at = 0): Frame => ({ dir, text, at })
const anywhere = (part: Blame['part']): Blame => ({ part, of: () => true })

/** What is marked, or `undefined`. */
function marked(frames: readonly Frame[], ...blames: (Blame | undefined)[]) {
  const bad = framesShown(frames, blames).find(frame => frame.bad)
  if (!bad?.bad) return undefined
  return bad.text.slice(bad.bad.start, bad.bad.start + bad.bad.length)
}

/** What a path marks in an answer. */
function markedBy(path: string, answer: object) {
  const text = JSON.stringify(answer)
  return marked([frame('<-', text)], blameFor(path, frame('<-', text)))
}

test('a path into an answer marks its member', () => {
  const error = { code: -32603, message: 'no' }
  expect(markedBy('error.code', { id: 1, error })).toBe('"code":-32603')
  expect(markedBy('error.message', { id: 1, error })).toBe('"message":"no"')
  const content = [{ type: 'text', text: 'x' }]
  const result = { content, tools: [], resultType: 'partial' }
  expect(markedBy('result.content[0].text', { result })).toBe('"text":"x"')
  expect(markedBy('result.tools', { result })).toBe('"tools":')
  expect(markedBy('result.resultType', { result })).toBe('"resultType":"partial"')
})

test('a path to what is not there marks what is there instead', () => {
  expect(markedBy('error.code', { id: 1, result: { code: 7 } })).toBe('"result"')
  expect(markedBy('result.isError', { id: 1, result: {} })).toBe('"result"')
  expect(markedBy('result.tools', { id: 1, error: {} })).toBe('"error"')
})

test('a name outside the answer marks nothing', () => {
  expect(markedBy('stats().health', { id: 1, result: { health: 1 } })).toBeUndefined()
})

test('what the test blames comes before what follows from the failure', () => {
  const frames = [frame('<-', 'one two')]
  expect(marked(frames, anywhere('two'), anywhere('one'))).toBe('two')
  expect(marked(frames, anywhere('three'), anywhere('one'))).toBe('one')
})

test('the last frame that has it is marked, and only in the direction asked for', () => {
  const frames = [frame('->', 'x', 1), frame('->', 'x', 2), frame('<-', 'x', 3)]
  const shown = framesShown(frames, [{ part: 'x', of: ({ dir }) => dir === '->' }])
  expect(shown.filter(({ bad }) => bad).map(({ at }) => at)).toEqual([2])
})

test('the last frames are shown, and the guilty one, in their order', () => {
  const frames = Array.from({ length: 9 }, (_, at) => frame('<-', `frame ${at}`, at))
  const ats = (part: string) =>
    framesShown(frames, [anywhere(part)]).map(({ at }) => at)
  expect(ats('nothing')).toEqual([3, 4, 5, 6, 7, 8])
  expect(ats('frame 1')).toEqual([1, 3, 4, 5, 6, 7, 8])
  expect(frames.some(({ bad }) => bad)).toBe(false)
})

test('a flood from one side does not hide the other', () => {
  const flood = Array.from({ length: 90 }, (_, at) => frame('<-', 'tick', at + 9))
  const frames = [frame('->', 'call', 1), frame('->', 'cancel', 2), ...flood]
  const ats = framesShown(frames, []).map(({ at }) => at)
  expect(ats).toEqual([1, 2, 93, 94, 95, 96, 97, 98])
})
