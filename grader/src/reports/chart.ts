/** Bars as inline SVG, with the same figures as text in and beside it. */
import { forHtml } from './sinks.ts'

export interface Bar {
  label: string
  value: number
  of: number
  /** The figure in words, at the end of the bar. */
  said: string
}

const ROW = 26
const LABELS = 190
const BARS = 360
const SAID = 110

/** @param id unique within the page */
export function barChart(
  id: string,
  title: string,
  description: string,
  bars: readonly Bar[],
): string {
  const height = bars.length * ROW + 8
  const rows = bars.map(({ label, value, of, said }, at) => {
    const y = 4 + at * ROW
    const width = of === 0 ? 0 : Math.round((value / of) * BARS)
    return [
      `<text x="${LABELS - 8}" y="${y + 17}" text-anchor="end">${forHtml(label)}</text>`,
      `<rect class="rail" x="${LABELS}" y="${y + 3}" width="${BARS}" height="${ROW - 6}"/>`,
      `<rect class="bar" x="${LABELS}" y="${y + 3}" width="${width}" height="${ROW - 6}"/>`,
      `<text x="${LABELS + BARS + 8}" y="${y + 17}">${forHtml(said)}</text>`,
    ].join('')
  })
  const width = LABELS + BARS + SAID
  return `<svg role="img" aria-labelledby="${id}-title ${id}-desc" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
<title id="${id}-title">${forHtml(title)}</title>
<desc id="${id}-desc">${forHtml(description)}</desc>
${rows.join('\n')}
</svg>`
}
