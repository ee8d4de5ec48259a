import { expect, test } from 'vitest'
import { svgOf } from '../src/pages/chart.ts'

const series = {
  first: [
    [1, 10],
    [100, 1000],
  ],
  'second <b>': [
    [1, 20],
    [100, 1000],
  ],
} as const

const svg = svgOf({ label: 'growth', x: 'servers', y: 's', series })

test('axes are logarithmic: the middle of 10 and 1000 is 100', () => {
  const [, low = '', middle = '', high = ''] =
    /<line[^>]* y1="([\d.]+)".*?<line[^>]* y1="([\d.]+)".*<line[^>]* y1="([\d.]+)"/.exec(
      svg,
    ) ?? []
  expect((Number(low) + Number(high)) / 2).toBeCloseTo(Number(middle), 0)
})

test('names of lines that end together stand below each other, and are text', () => {
  expect(svg).toContain('second &#60;b&#62;')
  const places = [...svg.matchAll(/y="([\d.]+)">(?:first|second)/g)].map(([, y]) =>
    Number(y),
  )
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(15)
})

test('it is one line: an empty one would end the block of HTML', () => {
  expect(svg).not.toContain('\n')
})
