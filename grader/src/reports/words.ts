/**
 * Every word the reports say by themselves, in both languages. What is said of a
 * check comes from the syllabus, what happened to it from the result.
 */
import type { Locale, Text } from '@workshop/syllabus'
import type { Flag, SandboxReport } from '../results/index.ts'
import type { Passed } from './view.ts'

export const WORDS = {
  learner: { en: 'Learner', zh: '学员' },
  submission: { en: 'Submission', zh: '提交' },
  stage: { en: 'Stage', zh: '阶段' },
  verdict: { en: 'Verdict', zh: '结论' },
  points: { en: 'Points', zh: '分数' },
  pitfall: { en: 'Pitfall', zh: '坑' },
  checks: { en: 'Checks', zh: '检查' },
  level: { en: 'Level', zh: '层次' },
  core: { en: 'core', zh: '核心' },
  beyond: { en: 'beyond', zh: '进阶' },
  expected: { en: 'Expected', zh: '期望' },
  observed: { en: 'Observed', zh: '实际' },
  frames: { en: 'Last messages', zh: '最后的消息' },
  hidden: { en: 'hidden', zh: '隐藏' },
  hiddenChecks: { en: 'Hidden checks', zh: '隐藏检查' },
  breakFirst: { en: 'The symptom is caused first', zh: '先让症状出现' },
  noScore: { en: 'no score', zh: '没有分数' },
  why: { en: 'Why', zh: '原因' },
  reason: { en: 'Reason', zh: '原因' },
  notices: { en: 'Notices', zh: '提示' },
  flags: { en: 'Flags', zh: '标记' },
  sandbox: { en: 'Isolation', zh: '隔离' },
  probes: { en: 'Probes', zh: '探针' },
  probe: { en: 'Probe', zh: '探针' },
  held: { en: 'held', zh: '挡住了' },
  gaveWay: { en: 'gave way', zh: '没挡住' },
  notTried: { en: 'not tried', zh: '没有试' },
  seeds: { en: 'Seeds', zh: '随机种子' },
  versions: { en: 'Versions', zh: '版本' },
  history: { en: 'Earlier results', zh: '以往结果' },
  attempts: { en: 'Tries that failed on our side', zh: '因我方出错而失败的尝试' },
  key: { en: 'Key', zh: '键' },
  tree: { en: 'Files taken', zh: '取用的文件' },
  tests: { en: 'tests', zh: '测试' },
  gradedAt: { en: 'Graded', zh: '评分时间' },
  submittedAt: { en: 'Handed in', zh: '提交时间' },
  took: { en: 'Took', zh: '用时' },
  feedback: { en: 'Told of hidden checks', zh: '隐藏检查的反馈' },
  overview: { en: 'Class overview', zh: '班级总览' },
  learners: { en: 'Learners', zh: '学员' },
  missed: { en: 'Missed by', zh: '未拿满的人数' },
  average: { en: 'Average', zh: '平均' },
  mostMissed: { en: 'Pitfalls most learners miss', zh: '最多人没扛住的坑' },
  done: { en: 'core done', zh: '核心完成' },
  total: { en: 'total', zh: '合计' },
  detail: { en: 'Detail', zh: '细节' },
  value: { en: 'Value', zh: '值' },
  inside: { en: 'For the instructor only', zh: '仅供讲师' },
  full: { en: 'Full points', zh: '拿满分的人数' },
  notGraded: { en: 'Not graded yet', zh: '尚未评分' },
  when: { en: 'When', zh: '时间' },
  report: { en: 'Grading report', zh: '评分报告' },
  noResults: { en: 'There is no result yet.', zh: '还没有结果。' },
  accepted: { en: 'The submission is accepted', zh: '提交被接收' },
  grading: {
    en: 'The grading ends with every check run',
    zh: '评分时所有检查都运行了',
  },
  publicOnly: {
    en: 'Of the public checks only; hidden ones are not told yet.',
    zh: '只算公开检查；隐藏检查暂不公布。',
  },
  needsAttention: {
    en: 'The grader failed, not the submission. It needs the instructor’s attention.',
    zh: '出错的是评分系统，不是这份提交；需要讲师处理。',
  },
  unverified: {
    en: 'UNVERIFIED: graded with no isolation. The submission could reach the grader.',
    zh: 'UNVERIFIED（未经验证）：评分时没有隔离，提交的程序能碰到评分系统。',
  },
} as const satisfies Record<string, Text>

export const FLAG_WORDS: Readonly<Record<Flag['kind'], Text>> = {
  'tamper-notice': {
    en: 'files of the workshop were changed; the workshop’s own were used',
    zh: '提交改动了教程自带的文件；评分用的是教程自己的',
  },
  suspicious: { en: 'worth a look', zh: '值得看一眼' },
  advisory: {
    en: 'advice only: the tests shared a process with the submission',
    zh: '仅供参考：测试和提交跑在同一个进程里',
  },
  unverified: {
    en: 'UNVERIFIED, no isolation',
    zh: 'UNVERIFIED（未经验证），没有隔离',
  },
}

export const LEVEL_WORDS: Readonly<Record<SandboxReport['level'], Text>> = {
  A: { en: 'isolated', zh: '已隔离' },
  B: {
    en: 'isolated; memory limit per process only',
    zh: '已隔离；内存上限只按单个进程',
  },
  C: { en: 'container', zh: '容器' },
  D: { en: 'UNVERIFIED, no isolation', zh: 'UNVERIFIED（未经验证），没有隔离' },
}

/** `label: value`, with the colon of the reader's language. */
export const labelled = (label: Text, value: string, locale: Locale): string =>
  `${label[locale]}${COLON[locale]}${value}`

export const COLON: Readonly<Record<Locale, string>> = { en: ': ', zh: '：' }

export const pointsOf = (points: number, max: number): Text => ({
  en: `${points} of ${max} points`,
  zh: `${max} 分中得 ${points} 分`,
})

export const passedOf = (passed: number, total: number): Text => ({
  en: `${passed} of ${total} passed`,
  zh: `${total} 项，通过 ${passed} 项`,
})

export const publicOf = (shown: number, total: number): Text => ({
  en: `${shown} public of ${total} checks in total`,
  zh: `共 ${total} 项检查，其中 ${shown} 项公开`,
})

export const notTold = (count: number): Text => ({
  en: `${count} hidden, not told yet`,
  zh: `${count} 项隐藏，暂不公布`,
})

export const hiddenNumber = (number: number): Text => ({
  en: `hidden check ${number}`,
  zh: `隐藏检查 ${number}`,
})

export const keptResult = (points: string, when: string): Text => ({
  en: `The earlier result stays: ${points} (${when}).`,
  zh: `之前的结果保留：${points}（${when}）。`,
})

export const missedBy = (missed: number, of: number): Text => ({
  en: `${missed} of ${of}`,
  zh: `${of} 人中 ${missed} 人`,
})

export const seconds = (ms: number): Text => {
  const shown = (ms / 1000).toFixed(1)
  return { en: `${shown} s`, zh: `${shown} 秒` }
}

export const hiddenSummary = ({ passed, total }: Passed): Text => ({
  en: `hidden checks: ${passedOf(passed, total).en}`,
  zh: `隐藏检查：${passedOf(passed, total).zh}`,
})

export const learnersOf = (graded: number, total: number): Text => ({
  en: `${graded} of ${total} submissions have a score.`,
  zh: `${total} 份提交中，${graded} 份有分数。`,
})

export const chartOf = (pitfalls: number, of: number): Text => ({
  en: `Bar chart: for ${pitfalls} pitfalls, how many of ${of} learners do not have full points. The same figures stand in the table below.`,
  zh: `条形图：${pitfalls} 个坑里，${of} 名学员各有多少人没拿满分。下表有同样的数据。`,
})
