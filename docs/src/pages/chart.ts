/**
 * A chart as SVG in the page: logarithmic axes, a dash pattern beside each colour, the
 * name at the end of its line. The numbers stand in a table below; a chart only shows.
 */
export interface Chart {
  label: string
  x: string
  y: string
  series: Readonly<Record<string, readonly (readonly [number, number])[]>>
}

const WIDTH = 640
const HEIGHT = 300
const LEFT = 56
const RIGHT = 104
const TOP = 28
const BOTTOM = 44
const LINE_HEIGHT = 15
const DASHES = ['none', '7 4', '2 4', '10 3 2 3']

type Scale = (value: number) => number

export function svgOf({ label, x, y, series }: Chart): string {
  const points = Object.values(series).flat()
  const across = scaleOf(
    points.map(([at]) => at),
    LEFT,
    WIDTH - RIGHT,
  )
  const up = scaleOf(
    points.map(([, value]) => value),
    HEIGHT - BOTTOM,
    TOP,
  )
  const lines = Object.values(series).map((line, nth) =>
    lineOf(line, { across, up }, DASHES[nth % DASHES.length] ?? 'none'),
  )
  // On one line: a blank line would end the HTML block.
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}"`,
    ` style="width:100%;height:auto;font-size:13px" fill="currentColor">`,
    ...ticks(points.map(([at]) => at)).map(at => {
      const place = across(at).toFixed(1)
      return `<text x="${place}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${short(at)}</text>`
    }),
    ...ticks(points.map(([, value]) => value)).map(value => {
      const place = up(value).toFixed(1)
      return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${place}" y2="${place}" stroke="currentColor" opacity="0.15"/><text x="${LEFT - 6}" y="${place}" dy="4" text-anchor="end">${short(value)}</text>`
    }),
    ...lines,
    ...namesOf(series, { across, up }),
    `<text x="${LEFT}" y="14">${escaped(y)}</text>`,
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 6}" text-anchor="end">${escaped(x)}</text>`,
    '</svg>',
  ].join('')
}

function lineOf(
  line: readonly (readonly [number, number])[],
  { across, up }: { across: Scale; up: Scale },
  dash: string,
): string {
  const path = line.map(
    ([at, value]) => `${across(at).toFixed(1)},${up(value).toFixed(1)}`,
  )
  return `<polyline points="${path.join(' ')}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="${dash}"/>`
}

/** Beside the ends of the lines, and never one over the other. */
function namesOf(
  series: Chart['series'],
  { across, up }: { across: Scale; up: Scale },
) {
  const ends = Object.entries(series).map(([name, line]) => {
    const [at, value] = line.at(-1) ?? [1, 1]
    return { name, x: across(at) + 6, y: up(value) + 4 }
  })
  ends.sort((a, b) => a.y - b.y)
  let above = Number.NEGATIVE_INFINITY
  return ends.map(({ name, x, y }) => {
    above = Math.max(y, above + LINE_HEIGHT)
    return `<text x="${x.toFixed(1)}" y="${above.toFixed(1)}">${escaped(name)}</text>`
  })
}

function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))]
  const width = high - low || 1
  return value => from + ((Math.log(value) - low) / width) * (to - from)
}

/** Powers of ten in the range, and its ends. */
function ticks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const powers = Array.from({ length: 20 }, (_, nth) => 10 ** (nth - 8))
  const inside = powers.filter(power => power > low * 1.5 && power < high / 1.5)
  return [...new Set([low, ...inside, high])]
}

const UNITS: readonly (readonly [number, string])[] = [
  [1e6, 'M'],
  [1e3, 'k'],
]

function short(value: number): string {
  const [size, unit] = UNITS.find(([size]) => value >= size) ?? [1, '']
  return `${Number((value / size).toPrecision(2))}${unit}`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"{}]/g, char => `&#${char.codePointAt(0)};`)
