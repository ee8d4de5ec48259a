/**
 * What somebody typed into the search, as the index knows it: full-width letters and
 * digits are plain ones, traditional characters simplified, and a book that was pasted is
 * its beginning. What is in the box stays as it was typed.
 */
import { SIMPLIFIED } from './traditional.ts'

/** More words than this narrow nothing down, and each costs a walk through the index. */
const MOST_CHARACTERS = 100

/** Said otherwise where traditional characters are written. */
const WORDS: readonly [RegExp, string][] = [
  [/伺服器/g, '服务端'],
  [/[用客]户端/g, '客户端'],
  [/协定/g, '协议'],
  [/资[訊讯]/g, '信息'],
  [/[訊讯]息/g, '消息'],
  [/连线/g, '连接'],
  [/程式/g, '程序'],
  [/介面/g, '接口'],
]

export function normalized(query: string): string {
  const typed = query.slice(0, MOST_CHARACTERS).normalize('NFKC').trim()
  const simplified = Array.from(typed, one => SIMPLIFIED.get(one) ?? one).join('')
  return WORDS.reduce((text, [word, ours]) => text.replace(word, ours), simplified)
}
