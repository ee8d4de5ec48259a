/** What is said of a call and of what came back, in both languages. */
import type { Text } from '@workshop/syllabus'

export const CALLS = {
  denied: (rule: string, file: string | undefined): Text => ({
    en: `denied: ${rule}${file === undefined ? '' : ` (${file})`}`,
    zh: `被拒绝：${rule}${file === undefined ? '' : `（${file}）`}`,
  }),
  isOff: (name: string): Text => ({
    en: `not called: you have switched it off; on ${name} gives it back`,
    zh: `没有调用：你关掉了它；on ${name} 重新打开`,
  }),
  unasked: (rule: string, name: string, file: string | undefined): Text => ({
    en: `not called: this has to be asked about, and nobody is there to say yes (${rule}). Use a terminal, or name ${name} in tools.allow of ${file ?? 'a --policy file'}`,
    zh: `没有调用：需要先问人，但这里没有人可问（${rule}）。请在终端里用，或在${file ?? ' --policy 文件'}的 tools.allow 里写上 ${name}`,
  }),
  unaskedPin: (rule: string, name: string): Text => ({
    en: `not called: its definition is not as approved, and nobody is there to say yes (${rule}). pins shows it; approve ${name} --yes takes it as it is`,
    zh: `没有调用：它的定义和批准时不一样，这里又没有人可问（${rule}）。pins 可以看；approve ${name} --yes 按现在的样子批准`,
  }),
  unaskedOff: (rule: string, file: string): Text => ({
    en: `not called: this has to be asked about, and nobody is there to say yes (${rule}). Mend or delete ${file}`,
    zh: `没有调用：需要先问人，但这里没有人可问（${rule}）。请修好或删掉 ${file}`,
  }),
  youSaidNo: (rule: string): Text => ({
    en: `not called: you did not say yes (${rule})`,
    zh: `没有调用：你没有同意（${rule}）`,
  }),
  badArguments: (complaint: string, name: string): Text => ({
    en: `not called, the arguments do not fit: ${complaint} (describe ${name} shows what does)`,
    zh: `没有调用，参数不对：${complaint}（describe ${name} 可以看到要求）`,
  }),
  badJson: (message: string): Text => ({
    en: `arguments: expected a JSON object, got ${message}`,
    zh: `参数应为一个 JSON 对象，实际是 ${message}`,
  }),
  layer: (name: string, layer: string, ms: number, flag: string | undefined): Text => ({
    en: `${name}: the limit of the layer "${layer}" fired after ${ms} ms${flag === undefined ? '' : `; ${flag} <seconds> changes it`}`,
    zh: `${name}：「${layer}」这一层的超时在 ${ms} 毫秒后触发${flag === undefined ? '' : `；用 ${flag} <秒> 调整`}`,
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
