import { expect, test } from 'vitest'
import { applyEdits, StaleMutant } from '../src/prove/overlay.ts'

const FILES: Record<string, string> = {
  'src/a.ts': 'one two three two\n',
  'src/b.ts': 'four\n',
}
const read = (file: string) => FILES[file]

test('edits are found in the text as it was, whatever their order', () => {
  const edits = [
    { file: 'src/a.ts', find: 'three', replace: 'one' },
    { file: 'src/b.ts', find: 'four', replace: 'five' },
    { file: 'src/a.ts', find: 'one', replace: 'three' },
  ]
  expect(Object.fromEntries(applyEdits('m', edits, read))).toEqual({
    'src/a.ts': 'three two one two\n',
    'src/b.ts': 'five\n',
  })
})

test('a replacement is taken literally', () => {
  const edits = [{ file: 'src/b.ts', find: 'four', replace: "$& $1 $'" }]
  expect(applyEdits('m', edits, read).get('src/b.ts')).toBe("$& $1 $'\n")
})

test.each([
  ['a text that is gone', 'src/a.ts', 'zero', 'got 0: "zero"'],
  ['a text that is there twice', 'src/a.ts', 'two', 'got 2: "two"'],
  ['no text at all', 'src/a.ts', '', 'got 0: ""'],
  ['a file that is gone', 'src/c.ts', 'one', 'expected src/c.ts, got none'],
])('%s names the mutant that is stale', (_, file, find, said) => {
  const edit = () => applyEdits('pitfall/name', [{ file, find, replace: '' }], read)
  expect(edit).toThrow(StaleMutant)
  expect(edit).toThrow('pitfall/name')
  expect(edit).toThrow(said)
})

test('edits that overlap are refused', () => {
  const edits = [
    { file: 'src/a.ts', find: 'one two', replace: '' },
    { file: 'src/a.ts', find: 'two three', replace: '' },
  ]
  expect(() => applyEdits('m', edits, read)).toThrow('one inside another')
})
