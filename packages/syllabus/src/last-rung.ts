/**
 * The last rung of a ladder of hints: where a reference solution does it, and in
 * one sentence what it does there.
 */
import type { Text } from './text.ts'

export function lastRung(region: string, files: readonly string[], does: Text): Text {
  const paths = files.map(file => `\`${file}\``)
  return {
    en: `${paths.join(' and ')}, region \`${region}\`. ${does.en}`,
    zh: `${paths.join(' 和 ')}，\`${region}\` 区域。${does.zh}`,
  }
}
