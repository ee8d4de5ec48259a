/**
 * Commands that a reader is told to type: each `pnpm` word is a script of this
 * repository or pnpm's own, each pitfall and each stage in one exists.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPitfallId, STAGES } from '@workshop/syllabus'
import { describe, expect, test } from 'vitest'
import { DOCS } from '../src/generate.ts'
import { ROOT } from '../src/root.ts'

const PNPMS_OWN = ['install', 'fetch', 'exec', 'dlx']
const ABOUT_A_PITFALL = ['hint', 'explain', 'detect']
const ABOUT_A_STAGE = ['compare', 'reset']

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const pages = ['en', 'zh'].flatMap(language =>
  readdirSync(join(DOCS, language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join(language, file)),
)

/** Lines of shell blocks, and what stands in backticks in a sentence. */
function commandsIn(text: string): string[][] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(
    ([, code = '']) => code.split('\n'),
  )
  const spans = [...text.matchAll(/`(pnpm [^`]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...spans]
    .map(line => line.replace(/\s+#.*$/, '').trim())
    .flatMap(line => {
      const [, rest] = /(?:^|\s)pnpm(?:@12)? (.+)$/.exec(line) ?? []
      return rest === undefined ? [] : [rest.split(/\s+/)]
    })
}

const commands = pages.flatMap(page =>
  commandsIn(readFileSync(join(DOCS, page), 'utf8')).map(words => ({
    page,
    typed: words.join(' '),
    words,
  })),
)

test('there are commands to look at, in both trees', () => {
  for (const language of ['en', 'zh']) {
    const here = commands.filter(({ page }) => page.startsWith(language))
    expect(here.length).toBeGreaterThan(20)
  }
})

describe('every command that is to be typed', () => {
  test('has a name that is known', () => {
    const unknown = commands.filter(({ words: [name = ''] }) => {
      return !(name in scripts) && !PNPMS_OWN.includes(name) && !name.startsWith('-')
    })
    expect(unknown.map(told)).toEqual([])
  })

  test('names a pitfall that exists', () => {
    const unknown = commands.filter(({ words: [name = '', id = ''] }) => {
      const isMeant = ABOUT_A_PITFALL.includes(name) && /^[a-z]/.test(id)
      return isMeant && !isPitfallId(id)
    })
    expect(unknown.map(told)).toEqual([])
  })

  test('names a stage that exists', () => {
    const ids: readonly string[] = STAGES.map(({ id }) => id)
    const unknown = commands.filter(({ words }) => {
      const [name = '', ...rest] = words
      const id =
        name === 'test'
          ? rest[rest.indexOf('--filter') + 1]?.replace(/^stage-/, '')
          : ABOUT_A_STAGE.includes(name)
            ? rest[0]
            : undefined
      return id !== undefined && /^\d/.test(id) && !ids.includes(id)
    })
    expect(unknown.map(told)).toEqual([])
  })
})

const told = ({ page, typed }: { page: string; typed: string }): string =>
  `${page}: pnpm ${typed}`
