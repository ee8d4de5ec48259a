/** All texts of the syllabus with the place each one stands at. */
import { PITFALLS, SILENT_FAILURES, STAGES, type Text } from '../src/index.ts'

/** `stdout-noise.hints.0` and the text found there. */
export type PlacedText = readonly [place: string, text: Text]

export function everyText(): PlacedText[] {
  return textsIn('', { ...PITFALLS, ...SILENT_FAILURES, stages: STAGES })
}

/** Anything with a language in it counts as a text, so that half of one is found. */
function textsIn(place: string, value: unknown): PlacedText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'zh' in value) return [[place, value as Text]]
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(place === '' ? key : `${place}.${key}`, inner),
  )
}
