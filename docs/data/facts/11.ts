/** Facts of chapter 11: a check that lies, and what the drill finds. */
import type { Fact } from '../types.ts'

/** Two bodies with different tools, and the extract of each as many people write it. */
const EXTRACTS = ['read_file', 'delete_file'].map(
  name => `$(echo '{"name": "${name}"}' | grep -o '"name":"[^"]*"')`,
)
const DRILL = 'node drill/bin.js --subject solutions/05-security/zero-sdk --json'
const ROWS =
  "const { rows, falseAlarms } = JSON.parse(require('fs').readFileSync(0)).details"

export const FACTS_11: readonly Fact[] = [
  {
    id: 'empty-extracts',
    value: 'stable',
    meaning: {
      en: 'What a comparison of two requests prints when the pattern `"name":"` matches nothing in either, because there is a blank after the colon. The tools are different ones.',
      zh: '两个请求里冒号后面都有个空格，模式 `"name":"` 什么也没匹配到，比较的结果打印出什么。两边的工具其实不同。',
    },
    source: { title: 'The comparison, run' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `[ "${EXTRACTS[0]}" = "${EXTRACTS[1]}" ] && echo stable`,
  },
  {
    id: 'drill-reference',
    value: '12 / 12',
    meaning: {
      en: 'Silent failures that the reference without an SDK notices in `pnpm drill`, in each of three runs with different seeds, without a false alarm on healthy servers.',
      zh: '不用 SDK 的参考实现在 `pnpm drill` 里察觉的静默失效，换三个随机种子，次次如此；服务端健康时没有误报。',
    },
    source: { title: 'pnpm drill' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `${DRILL} | node -p "${ROWS}; falseAlarms.length ? 'false alarms' : rows.filter(row => row.signal).length + ' / ' + rows.length"`,
  },
  {
    id: 'drill-calls',
    value: '3 – 54',
    meaning: {
      en: 'Calls between the change and the alarm in those runs, the fewest and the most.',
      zh: '这些运行里，从动手脚到报警之间的调用次数，最少和最多。',
    },
    source: { title: 'pnpm drill' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `${DRILL} | node -p "${ROWS}; const calls = rows.flatMap(row => row.calls); Math.min(...calls) + ' – ' + Math.max(...calls)"`,
  },
]
