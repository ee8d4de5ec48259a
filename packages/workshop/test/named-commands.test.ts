/** Every command that a text tells people to type exists. */
import { expect, test } from 'vitest'
import { COMMANDS } from '../src/commands.ts'
import { read, tracked } from './tracked-files.ts'

const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
}

/** Of pnpm itself, as far as our texts name them. */
const OF_PNPM = ['add', 'exec', 'fetch', 'install', 'run']

const texts = tracked.filter(file =>
  /\.md$|^packages\/(syllabus|report|workshop)\/src\/.+\.ts$/.test(file),
)

/** `pnpm <word>` in code: a block of a document, or between backticks. */
function commandsIn(file: string): string[] {
  const text = read(file)
  const found = text.matchAll(/(?:^|`|npx -y )pnpm(?:@\d+)? (?:-w )?([a-z][\w:-]*)/gm)
  return [...found].map(([, name = '']) => name)
}

test('every command in a text is a script of the root, or of pnpm', () => {
  const unknown = texts.flatMap(file =>
    commandsIn(file)
      .filter(name => !(name in scripts) && !OF_PNPM.includes(name))
      .map(name => `${file}: pnpm ${name}`),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

test('every script that calls the workshop names one of its commands, and back', () => {
  const called = Object.entries(scripts).flatMap(([script, line]) => {
    const [, name] = /^node packages\/workshop\/bin\.js (\S+)/.exec(line) ?? []
    return name === undefined ? [] : [{ script, name }]
  })
  for (const { script, name } of called) expect(script).toBe(name)
  // pnpm has an `update` of its own: that one is typed as `pnpm workshop update`.
  const direct = COMMANDS.filter(({ usage }) => !usage.startsWith('workshop '))
  expect(called.map(({ name }) => name).sort()).toEqual(
    direct.map(({ name }) => name).sort(),
  )
})
