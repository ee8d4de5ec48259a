/** Every region that a page quotes exists; pages for machines have nothing left to put in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { DOCS, generate } from '../src/generate.ts'
import { sources } from '../src/machines/index.ts'
import { plainPage } from '../src/machines/plain-page.ts'
import { oneAtATime } from '../src/one-build.ts'
import { LANGUAGES } from '../src/page.ts'
import { quotationOf, quoted } from '../src/quoted.ts'

// Not while a build reads them.
beforeAll(() => oneAtATime(generate), 300_000)

test('a region that is not there is an error, and so is half a line', () => {
  const file = 'solutions/01-handrolled/zero-sdk/src/framing.ts'
  expect(() => quoted({ file, region: 'no-such', language: 'ts' })).toThrow('no-such')
  expect(() => quoted({ file: 'no/such.ts', language: 'ts' })).toThrow('no/such.ts')
  expect(() => quotationOf('<<< ./x.ts')).toThrow('expected <<<')
  expect(quoted({ file, region: 'json-not-rpc', language: 'ts' })).not.toContain(
    '#region',
  )
})

describe.each(LANGUAGES)('%s', language => {
  test('every page can be had as Markdown, whole', () => {
    const faults = sources(language).flatMap(path => {
      const source = readFileSync(join(DOCS, language, path), 'utf8')
      try {
        const text = plainPage(source, language).replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
        const left = /^.*(?:<<<|<Exchange|<Fact|\{#[\w-]+\}$|^:::).*$/m.exec(text)
        return left ? [`${path}: ${left[0]}`] : []
      } catch (cause) {
        return [`${path}: ${(cause as Error).message}`]
      }
    })
    expect(faults).toEqual([])
  })
})
