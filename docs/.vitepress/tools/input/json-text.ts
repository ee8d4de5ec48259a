/** JSON that somebody pasted: its value, or where it stops being JSON, in words. */
import type { Text } from '@workshop/syllabus'
import { jsonStopsAt } from './json-place.ts'
import { shownText } from './shown-text.ts'

export type JsonText =
  | { ok: true; value: unknown }
  | { ok: false; line: number; column: number; says: Text }

export function readJson(text: string): JsonText {
  const source = text.replace(/^\ufeff/, '')
  try {
    return { ok: true, value: JSON.parse(source) }
  } catch {
    const offset = jsonStopsAt(source)
    const { line, column } = placeOf(source, offset)
    const found = foundAt(source, offset)
    return {
      ok: false,
      line,
      column,
      says: {
        en: `not JSON: line ${line}, column ${column}, at ${found.en}`,
        zh: `不是 JSON：第 ${line} 行第 ${column} 列，${found.zh}`,
      },
    }
  }
}

/** Lines and columns count from one, a column is a UTF-16 unit. */
export function placeOf(
  text: string,
  offset: number,
): { line: number; column: number } {
  let line = 1
  let begin = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; ) {
    line += 1
    begin = at + 1
    at = text.indexOf('\n', begin)
  }
  return { line, column: offset - begin + 1 }
}

function foundAt(text: string, offset: number): Text {
  const [row = ''] = text.slice(offset, offset + 30).split('\n', 1)
  const rest = shownText(row.trim(), 20)
  if (rest === '') return { en: 'the end of what was given', zh: '内容到这里就没了' }
  return { en: `“${rest}”`, zh: `在「${rest}」处` }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export type Members = Record<string, unknown>

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** For "expected …, got …". */
export function kindOf(value: unknown): Text {
  if (value === null) return { en: 'null', zh: 'null' }
  if (Array.isArray(value)) return { en: 'a list', zh: '一个列表' }
  if (!isObject(value)) {
    return { en: `a ${typeof value}`, zh: `一个 ${typeof value}` }
  }
  const keys = Object.keys(value).slice(0, 5)
  if (keys.length === 0) return { en: 'an empty object', zh: '一个空对象' }
  const named = keys.map(key => shownText(key, 30)).join(', ')
  return { en: `an object with ${named}`, zh: `一个带 ${named} 的对象` }
}
