/** What is said of a call and of what came back, in both languages. */
import type { Text } from '@workshop/syllabus'

export const CALLS = {
  denied: (rule: string): Text => ({
    en: `denied by ${rule}`,
    zh: `被拒绝，规则：${rule}`,
  }),
  unasked: (rule: string): Text => ({
    en: `not called: this has to be asked about, and nobody is there to say yes (rule ${rule})`,
    zh: `没有调用：需要先问人，但这里没有人可问（规则：${rule}）`,
  }),
  youSaidNo: (rule: string): Text => ({
    en: `not called: you did not say yes (rule ${rule})`,
    zh: `没有调用：你没有同意（规则：${rule}）`,
  }),
  badArguments: (complaint: string): Text => ({
    en: `not called, the arguments do not fit: ${complaint}`,
    zh: `没有调用，参数不对：${complaint}`,
  }),
  badJson: (message: string): Text => ({
    en: `arguments: expected a JSON object, got ${message}`,
    zh: `参数应为一个 JSON 对象，实际是 ${message}`,
  }),
  layer: (layer: string, ms: number): Text => ({
    en: `the limit of the layer "${layer}" fired after ${ms} ms`,
    zh: `「${layer}」这一层的超时在 ${ms} 毫秒后触发`,
  }),
  toolFailed: { en: 'the tool says that it failed', zh: '工具说自己失败了' },
  nothingBack: { en: '(nothing came back)', zh: '（没有内容）' },
  inBackground: (name: string): Text => ({
    en: `under way: ${name}`,
    zh: `进行中：${name}`,
  }),
  cut: (characters: number): Text => ({
    en: `(shortened: the whole had ${characters} characters)`,
    zh: `（已截短：全文有 ${characters} 个字符）`,
  }),
} as const
