/**
 * R01–R06: a submission whose names, output and errors try to be something else in
 * a report. Every file still parses, and nothing in it is active.
 */
import fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { renderHtml, renderMarkdown } from '../../src/reports/index.ts'
import { forActionsLog, forCsv, forJson, forXml } from '../../src/reports/sinks.ts'
import { isGradeResult } from '../../src/results/index.ts'
import { resultOf, SHA } from '../results/fixture.ts'
import { hostile, TEXTS } from './hostile-result.ts'
import { csvRows, htmlElements, markdownTokens, xmlElements } from './parsers.ts'
import { FORMATS } from './samples.ts'

const ACTIVE_ELEMENTS =
  /^(script|iframe|object|embed|img|link|form|input|button|a|base|audio|video|foreignobject|animate|set|use)$/
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

function expectInertHtml(text: string): void {
  for (const { name, attributes } of htmlElements(text)) {
    expect(name).not.toMatch(ACTIVE_ELEMENTS)
    for (const [key, value] of Object.entries(attributes)) {
      expect(key).not.toMatch(/^on|^(href|src|style|srcset|action|xlink:href)$/)
      expect(value).not.toMatch(/^\s*javascript:/i)
    }
  }
}

/** Only our own markup; a hostile text is a code span or a block. */
function expectInertMarkdown(text: string): void {
  for (const token of markdownTokens(text)) {
    expect(['html', 'link', 'image', 'def', 'checkbox']).not.toContain(token.type)
  }
  const html = marked.parse(text, { async: false })
  expect(html).not.toMatch(/<(script|img|a|svg|b|iframe)\b/i)
}

function expectInert(format: string, text: string): void {
  const [kind = ''] = format.split(' ')
  if (kind.includes('html')) expectInertHtml(text)
  if (kind.startsWith('markdown') || kind === 'overview-md') expectInertMarkdown(text)
  if (kind === 'junit') {
    const names = xmlElements(text).map(({ name }) => name)
    const known =
      /^(testsuites|testsuite|properties|property|testcase|failure|error|skipped)$/
    for (const name of names) expect(name).toMatch(known)
  }
  if (kind === 'csv') {
    const rows = csvRows(text)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    expect(rows).toHaveLength(2)
  }
  if (/^(json|gradescope|classroom50|exercism)$/.test(kind)) JSON.parse(text)
  if (kind === 'github') {
    for (const line of text.trimEnd().split('\n')) {
      const [, base64 = ''] = /^[A-Z0-9]+_RESULTS=([A-Za-z0-9+/=]+)$/.exec(line) ?? []
      expect(base64).not.toBe('')
      JSON.parse(Buffer.from(base64, 'base64').toString())
    }
  }
  // A line end of CSV is CR LF; nothing else may move a cursor or turn a line.
  expect(text.replaceAll('\r\n', '\n')).not.toMatch(OBEYED)
}

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  const result = hostile(text)

  it('is a result all the same', () => {
    expect(isGradeResult(JSON.parse(forJson(result)))).toBe(true)
  })

  describe.each(Object.entries(FORMATS))('%s', (format, render) => {
    it.each(['en', 'zh'] as const)('parses and is inert (%s)', locale => {
      const report = render(result, locale)
      expectInert(format, report)
      expect(report).not.toContain('/srv/')
      expect(decoded(format, report)).not.toContain('/srv/')
    })
  })
})

const decoded = (format: string, text: string): string =>
  format.startsWith('github')
    ? text
        .split('\n')
        .map(line => Buffer.from(line.split('=')[1] ?? '', 'base64').toString())
        .join('\n')
    : text

describe('any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        ...'<>&"\'`|\\#*_[]()!=+-@~:/{}$\n\r\t\u001b\u202e\ud800\ufffe]-.1a '.split(''),
      ),
      maxLength: 60,
    }),
  )

  it('is inert in Markdown and HTML', () => {
    fc.assert(
      fc.property(text, said => {
        const result = resultOf(
          { 'glued-frames/hit': 'fail' },
          {
            about: {
              submission: {
                name: said.slice(0, 50) || 'x',
                learner: null,
                source: 'zip',
                tree: SHA,
                submittedAt: null,
                notices: [{ kind: 'n', entry: said, message: { en: said, zh: said } }],
              },
            },
          },
        )
        const options = { audience: 'learner', locale: 'en' } as const
        expectInertMarkdown(renderMarkdown(result, options))
        expectInertHtml(renderHtml(result, options))
      }),
      { numRuns: 60 },
    )
  })

  it('is one cell, one attribute, one value', () => {
    fc.assert(
      fc.property(text, said => {
        const [[cell = ''] = []] = csvRows(`${forCsv(said)},"x"\r\n`)
        expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/)
        expect(xmlElements(`<a b="${forXml(said)}">${forXml(said)}</a>`)).toHaveLength(
          1,
        )
        expect(JSON.parse(forJson({ said }))).toEqual({
          said: said.replace(/\p{Cs}/gu, '\ufffd'),
        })
      }),
      { numRuns: 500 },
    )
  })
})

describe('the log of a workflow', () => {
  it('has commands off around foreign lines', () => {
    const token = 'a1b2c3d4e5f6a7b8'
    const log = forActionsLog([TEXTS.R06, TEXTS.R03], token)
    const lines = log.split('\n')
    expect(lines[0]).toBe(`::stop-commands::${token}`)
    expect(lines.at(-2)).toBe(`::${token}::`)
    expect(lines).toHaveLength(5)
    expect(() => forActionsLog([], 'short')).toThrow(/random token/)
  })
})
