/**
 * What people read in Chinese uses one word for one thing, wherever it is said: in
 * the syllabus, on the screens, by the commands, the tests and the mutants. That no
 * text is missing in one language, the compiler sees to.
 */
import { expect, test } from 'vitest'
import { read, tracked } from './tracked-files.ts'

/** What is not said, and what is said instead. */
const TERMS: readonly (readonly [wrong: RegExp, right: string])[] = [
  // What TypeScript calls a type guard has a name of its own.
  [/(?<!类型)守卫/u, '守护测试'],
  [/服务器/u, '服务端'],
  [/应答/u, '响应'],
  [/陷阱/u, '坑'],
  [/\p{Script=Han}.*[“”]|[“”].*\p{Script=Han}/u, '「」'],
]

interface Line {
  place: string
  text: string
}

const lines: Line[] = tracked
  .filter(file =>
    /^(packages|stages|solutions|grader|host|drill|measure|bench)\/.*\.ts$/.test(file),
  )
  .filter(
    file => !/^(packages|grader|host|drill|measure|bench)\/([^/]+\/)?test\//.test(file),
  )
  // Words of others, by which their pages are recognized.
  .filter(file => !file.startsWith('packages/probe/src/text/'))
  .flatMap(file =>
    read(file)
      .split('\n')
      // English may stand on the same line, with the marks of its own.
      .map(line => line.replace(/\ben: ('[^']*'|`[^`]*`)/, ''))
      .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
  )
  .filter(({ text }) => /\p{Script=Han}/u.test(text))

const found = (wrong: RegExp, among: readonly Line[]) =>
  among.filter(({ text }) => wrong.test(text)).map(({ place }) => place)

test('the walk reaches everybody who speaks Chinese', () => {
  const files = new Set(lines.map(({ place }) => place.split(':')[0]))
  for (const file of [
    'packages/syllabus/src/pitfalls/01/stdout-noise.ts',
    'packages/report/src/phrases.ts',
    'packages/workshop/src/phrases.ts',
    'packages/testkit/src/wanted.ts',
    'stages/01-handrolled/test/what.ts',
  ]) {
    expect([...files]).toContain(file)
  }
})

test.each(TERMS)('nobody says %s where we say %s', wrong => {
  expect(found(wrong, lines)).toEqual([])
})

test('each of these would be found', () => {
  const wrong = ['守卫测试', '服务器', '照常应答', '陷阱', '写上“我预计”']
  for (const [index, [pattern]] of TERMS.entries()) {
    const line = { place: 'here:1', text: `zh: '${wrong[index]}'` }
    expect(found(pattern, [line])).toEqual(['here:1'])
  }
})
