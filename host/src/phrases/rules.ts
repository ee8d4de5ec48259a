/**
 * Why something was decided, as part of a sentence in both languages: from the rules
 * as subjects name them. A rule in other words is quoted as it is.
 */
import type { Text } from '@workshop/syllabus'
import { wordFor } from './words.ts'

type Says = (found: Readonly<Record<string, string | undefined>>) => Text

const KNOWN: readonly (readonly [RegExp, Says])[] = [
  [
    /^(?<rule>(servers|tools)\.\w+\[\d+\])$/,
    ({ rule }) => ({ en: `rule ${rule}`, zh: `规则 ${rule}` }),
  ],
  [
    /^none of (?<list>\S+)$/,
    ({ list }) => ({
      en: `no rule of ${list} allows it`,
      zh: `${list} 里没有允许它的规则`,
    }),
  ],
  [
    /^none: the policy could not be read$/,
    () => ({ en: 'the policy could not be read', zh: '策略文件读不出来' }),
  ],
  [
    /^none: there is no (?<list>[\w.]+), and its risk is (?<risk>\w+)$/,
    ({ list, risk = '' }) => ({
      en: `there is no ${list}, and its risk is ${risk}`,
      zh: `没有 ${list}，它的风险是${wordFor(risk).zh}`,
    }),
  ],
  [
    /^none: there is no (?<list>[\w.]+)$/,
    ({ list }) => ({ en: `there is no ${list}`, zh: `没有 ${list}` }),
  ],
  [
    /^none: no rule can be compared with this URL$/,
    () => ({
      en: 'no rule can be compared with this URL',
      zh: '没有规则能和这个 URL 比较',
    }),
  ],
  [
    /^none: decideTool\(\) gave no decision$/,
    () => ({ en: 'decideTool() gave no decision', zh: 'decideTool() 没有给出决定' }),
  ],
  [
    /^pins: (?<state>\w+)$/,
    ({ state = '' }) => ({
      en: `its definition is ${state}`,
      zh: `它的定义：${wordFor(state).zh}`,
    }),
  ],
  [
    /^off: the file cannot be read$/,
    () => ({
      en: 'the file of tools that are off cannot be read',
      zh: '记录已关闭工具的文件读不出来',
    }),
  ],
  [/^off: switched off$/, () => ({ en: 'it is switched off', zh: '它已被关闭' })],
  [/^arguments$/, () => ({ en: 'its arguments do not fit', zh: '参数不符合要求' })],
]

export function ruleText(rule: string): Text {
  for (const [pattern, says] of KNOWN) {
    const found = pattern.exec(rule)
    if (found) return says({ ...found.groups })
  }
  return { en: rule, zh: rule }
}
