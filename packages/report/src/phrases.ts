/**
 * Every word the screens say by themselves, in both languages. What is said of a
 * pitfall comes from the syllabus; what the harness saw is in observation-text.ts.
 */
import type { Text } from '@workshop/syllabus'
import type { Verdict } from './verdict.ts'

export const LABELS = {
  sent: { en: 'sent', zh: '发送' },
  expected: { en: 'expected', zh: '期望' },
  received: { en: 'received', zh: '收到' },
  symptom: { en: 'symptom', zh: '症状' },
  observed: { en: 'observed', zh: '实际' },
  why: { en: 'why', zh: '原因' },
  youSaid: { en: 'you said', zh: '你的预测' },
  read: { en: 'read', zh: '阅读' },
  next: { en: 'next', zh: '下一步' },
  check: { en: 'check', zh: '检查' },
  breakFirst: { en: 'break it', zh: '先破坏' },
  where: { en: 'where', zh: '位置' },
  what: { en: 'what', zh: '内容' },
  fault: { en: 'our fault', zh: '我们的错' },
  gap: { en: 'the gap', zh: '空缺' },
  guide: { en: 'guide', zh: '指南' },
  keys: { en: 'keys', zh: '按键' },
  frames: { en: 'frames', zh: '帧' },
  survived: { en: 'survived', zh: '已扛住' },
  pitfall: { en: 'pitfall', zh: '坑' },
  compare: { en: 'compare', zh: '对照' },
} as const satisfies Record<string, Text>

export const WORDS = {
  workshop: { en: 'MCP from Zero to One', zh: 'MCP 从零到一' },
  core: { en: 'core', zh: '核心' },
  beyond: { en: 'beyond', zh: '进阶' },
  survived: { en: 'survived', zh: '已扛住' },
  hit: { en: 'hit', zh: '已踩到' },
  toGo: { en: 'to go', zh: '待攻克' },
  guard: { en: 'guard', zh: '守护测试' },
  experiment: { en: 'break experiment', zh: '破坏实验' },
  locked: { en: 'locked', zh: '未解锁' },
  here: { en: 'this part', zh: '就是这里' },
  nothing: { en: 'nothing', zh: '什么也没有' },
  youAreHere: { en: 'you are here', zh: '你在这里' },
  notStarted: { en: 'not started', zh: '尚未开始' },
  done: { en: 'done', zh: '已完成' },
  planned: { en: 'planned', zh: '筹备中' },
  client: { en: 'client', zh: '客户端' },
  server: { en: 'server', zh: '服务端' },
  notAMessage: { en: 'not a message', zh: '不是消息' },
  noId: { en: 'no id', zh: '无 id' },
  result: { en: 'result', zh: '结果' },
  error: { en: 'error', zh: '错误' },
  noFrames: { en: 'No frames were recorded.', zh: '没有记录到任何帧。' },
  alsoRed: { en: 'also red', zh: '还有红的' },
  frames: { en: 'frames', zh: '帧' },
} as const satisfies Record<string, Text>

export const VERDICT_WORDS: Readonly<Record<Verdict, Text>> = {
  pass: { en: 'passed', zh: '通过' },
  fail: { en: 'failed', zh: '未通过' },
  locked: { en: 'locked', zh: '未解锁' },
  vacuous: { en: 'saw nothing', zh: '没测到' },
  'not-reported': { en: 'did not run', zh: '没有运行' },
  'harness-fault': { en: 'our fault', zh: '我们的错' },
}

export const stageName = (id: string): Text => ({
  en: `stage ${id}`,
  zh: `阶段 ${id}`,
})

export const survivedOf = (survived: number, total: number): Text => ({
  en: `${survived} of ${total} survived`,
  zh: `${total} 个坑，已扛住 ${survived} 个`,
})

export const shareOf = (survived: number, total: number): Text => ({
  en: `${survived} of ${total}`,
  zh: `${survived}/${total}`,
})

export const counts = (survived: number, hit: number, toGo: number): Text => ({
  en: `${survived} survived · ${hit} hit · ${toGo} to go`,
  zh: `已扛住 ${survived} · 已踩到 ${hit} · 待攻克 ${toGo}`,
})

export const andMore = (count: number): Text => ({
  en: `and ${count} more`,
  zh: `等，另有 ${count} 个`,
})

export const framesMore = (count: number): Text => ({
  en: count === 1 ? '1 frame more' : `${count} frames more`,
  zh: `另有 ${count} 帧`,
})

export const characters = (count: number): Text => ({
  en: count === 1 ? '1 character' : `${count} characters`,
  zh: `${count} 个字符`,
})

export const hintsUsed = (used: number, total: number): Text => ({
  en: `${used} of ${total} used`,
  zh: `已用 ${used}/${total} 条提示`,
})

export const keyLine: Text = {
  en: 'r run · h hint · x explain · t trace · d compare · n next · l 中文 · q quit',
  zh: 'r 运行 · h 提示 · x 讲解 · t 轨迹 · d 对照 · n 下一阶段 · l English · q 退出',
}

export const watching = (folder: string, at?: string): Text => ({
  en: `watching ${folder}${at === undefined ? '' : ` · saved ${at}`}`,
  zh: `正在监视 ${folder}${at === undefined ? '' : ` · ${at} 保存`}`,
})

export const coreDone = (stage: string): Text => ({
  en: `The core is survived: stage ${stage} is done. The rest is beyond, and never in the way.`,
  zh: `核心已全部扛住：阶段 ${stage} 完成。剩下的是进阶，不会挡路。`,
})

export const nextStage = (command: string): Text => ({
  en: `Next stage: ${command}`,
  zh: `下一阶段：${command}`,
})

export const didNotRun = (count: number): Text => ({
  en:
    count === 1
      ? 'This check did not run, and what did not run is not green.'
      : `${count} checks did not run, this one first. What did not run is not green.`,
  zh:
    count === 1
      ? '这项检查没有运行；没有运行就不算通过。'
      : `有 ${count} 项检查没有运行，这是第一项；没有运行就不算通过。`,
})

export const strayFaults = (count: number): Text => ({
  en: count === 1 ? '1 fault of ours' : `${count} faults of ours`,
  zh: `我们自己的错 ${count} 处`,
})

export const unknownResults = (count: number): Text => ({
  en:
    count === 1
      ? 'The tests reported a check that the syllabus does not know.'
      : `The tests reported ${count} checks that the syllabus does not know.`,
  zh: `测试报告了 ${count} 项大纲里没有的检查。`,
})
