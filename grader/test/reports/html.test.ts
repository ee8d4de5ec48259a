/** Pages: one closed file each, readable by everybody, in light and dark. */
import { LOCALES } from '@workshop/syllabus'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/reports/index.ts'
import type { GradeResult } from '../../src/results/index.ts'
import { htmlElements } from './parsers.ts'
import { FORMATS, SAMPLES } from './samples.ts'

const sample = (name: string) => SAMPLES[name] as GradeResult

describe('HTML', () => {
  const pages = Object.entries(FORMATS).filter(([name]) => name.includes('html'))

  it.each(pages)('%s is one closed file with landmarks and headers', (_, render) => {
    for (const locale of LOCALES) {
      const text = render(sample('failed'), locale)
      const elements = htmlElements(text)
      const all = (name: string) => elements.filter(one => one.name === name)
      expect(all('html')[0]?.attributes.lang).toBe(locale === 'zh' ? 'zh-Hans' : 'en')
      expect([all('main').length, all('h1').length, all('header').length]).toEqual([
        1, 1, 1,
      ])
      expect(all('title')[0]?.text).not.toBe('')
      expect(all('table').length).toBe(all('caption').length)
      for (const { attributes } of all('th')) {
        expect(attributes.scope).toMatch(/^(col|row)$/)
      }
      const policy = all('meta').find(one => one.attributes['http-equiv'])
      expect(policy?.attributes.content).toContain("default-src 'none'")
      const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
      expect(ids).toHaveLength(new Set(ids).size)
      for (const { attributes } of elements) {
        for (const id of attributes['aria-labelledby']?.split(' ') ?? []) {
          expect(ids).toContain(id)
        }
      }
    }
  })

  it('has headings that skip no level', () => {
    const html = renderHtml(sample('failed'), { audience: 'instructor', locale: 'en' })
    const levels = htmlElements(html)
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name }) => Number(name[1]))
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
    })
  })

  it('says in words what it says in colour', () => {
    const html = renderHtml(sample('failed'), { audience: 'learner', locale: 'en' })
    const marks = htmlElements(html).filter(({ attributes }) =>
      /^(good|bad)$/.test(attributes.class ?? ''),
    )
    expect(marks.length).toBeGreaterThan(3)
    for (const { text } of marks) expect(text).toMatch(/[✓✗] \w+/)
  })

  it('has enough contrast, light and dark', () => {
    const html = renderHtml(sample('passed'), { audience: 'learner', locale: 'en' })
    const palettes = [...html.matchAll(/:root \{([^}]*)\}/g)].map(([, body = '']) =>
      Object.fromEntries(
        [...body.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    )
    expect(palettes).toHaveLength(2)
    for (const { paper, soft, ...inks } of palettes) {
      for (const name of ['ink', 'good', 'bad']) {
        expect(contrast(inks[name], paper)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(inks[name], soft)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

/** WCAG 2: the ratio of relative luminances. */
function contrast(one = '#000000', other = '#000000'): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
