/** What a result says by itself: why a grading did not end with every check run. */
import type { Text } from '@workshop/syllabus'
import type { CheckVerdict, Limit, LimitVerdict } from './limits.ts'

export const CHECK_WORDS: Readonly<Record<CheckVerdict, Text>> = {
  passed: { en: 'passed', zh: '通过' },
  failed: { en: 'failed', zh: '未通过' },
  timeout: { en: 'out of time', zh: '超时' },
  'memory-limit': { en: 'memory limit', zh: '内存超限' },
  'process-limit': { en: 'process limit', zh: '进程数超限' },
  'output-limit': { en: 'output limit', zh: '输出超限' },
  'disk-limit': { en: 'disk limit', zh: '磁盘超限' },
  crashed: { en: 'crashed', zh: '崩溃' },
  'protocol-violation': { en: 'protocol violation', zh: '违反协议' },
  'rejected-input': { en: 'input refused', zh: '拒收' },
  'not-run': { en: 'did not run', zh: '没有运行' },
  'infra-error': { en: 'grader error', zh: '评分系统出错' },
  locked: { en: 'locked', zh: '未解锁' },
}

const UNITS: Readonly<Record<Limit['unit'], Text>> = {
  ms: { en: 'ms', zh: '毫秒' },
  bytes: { en: 'bytes', zh: '字节' },
  processes: { en: 'processes', zh: '个进程' },
  lines: { en: 'lines', zh: '行' },
  levels: { en: 'levels', zh: '层' },
}

const OF: Readonly<Record<Limit['of'], Text>> = {
  request: { en: 'one request', zh: '单个请求' },
  check: { en: 'one check', zh: '单项检查' },
  submission: { en: 'the whole grading', zh: '整次评分' },
  process: { en: 'one process', zh: '单个进程' },
  slot: { en: 'everything it started', zh: '它启动的全部进程' },
}

const MIB = 1024 * 1024

function amount(value: number, unit: Limit['unit']): Text {
  if (unit === 'bytes' && value >= MIB) {
    const mib = `${Math.round((value / MIB) * 10) / 10} MiB`
    return { en: mib, zh: mib }
  }
  const shown = Math.round(value * 10) / 10
  return { en: `${shown} ${UNITS[unit].en}`, zh: `${shown} ${UNITS[unit].zh}` }
}

/** The limit, its value and the usage: never "killed" alone. */
export function limitText({ of, unit, value, usage }: Limit): Text {
  const allowed = amount(value, unit)
  const used =
    usage === null ? { en: 'not measured', zh: '未测得' } : amount(usage, unit)
  return {
    en: `limit for ${OF[of].en}: ${allowed.en}; used: ${used.en}`,
    zh: `${OF[of].zh}的上限：${allowed.zh}；实际：${used.zh}`,
  }
}

export const stoppedBy = (verdict: LimitVerdict, limit: Limit): Text => ({
  en: `Stopped: ${CHECK_WORDS[verdict].en} (${limitText(limit).en}).`,
  zh: `被终止：${CHECK_WORDS[verdict].zh}（${limitText(limit).zh}）。`,
})

export const afterChecks = (why: Text, ran: number, expected: number): Text => ({
  en: `${why.en} ${ran} of ${expected} checks had a result by then.`,
  zh: `${why.zh}此时 ${expected} 项检查中有 ${ran} 项已有结果。`,
})

export const incomplete: Text = {
  en: 'The run ended before all checks had run.',
  zh: '检查还没有全部运行，评分就结束了。',
}

export const mostly = (verdict: CheckVerdict, count: number): Text => ({
  en: `Of the checks that did not pass, most ended like this: ${CHECK_WORDS[verdict].en} (${count}).`,
  zh: `未通过的检查大多是这样结束的：${CHECK_WORDS[verdict].zh}（${count} 项）。`,
})

export const notBelieved = (fault: string, more: number): Text => ({
  en: `The run cannot be believed: ${fault}${more > 0 ? ` (and ${more} more)` : ''}.`,
  zh: `这次运行不可信：${fault}${more > 0 ? `（另有 ${more} 处）` : ''}。`,
})
