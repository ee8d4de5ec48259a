/** What the page on speed says, in both languages. */
import type { Text } from '@workshop/syllabus'

export const WORDS = {
  title: { en: 'Speed, side by side', zh: '速度，并排比较' },
  description: {
    en: 'What the reference solutions cost beside the official SDKs and a bare pipe, in one run on one machine, with the goals that were missed.',
    zh: '参考实现与官方 SDK、裸管道放在同一台机器、同一次运行里比较，没达到的目标也在内。',
  },
  lead: {
    en: 'Ratios travel, microseconds do not: whatever stands beside something else was measured in turns with it, in the same run. A speed of its own tells something about this machine only. Nothing here is a reason to write a protocol layer by hand; it is a check that doing so costs nothing.',
    zh: '比值能搬到别的机器，微秒不能：并排的数字都是同一次运行里轮流测出来的，单独的速度只说明这台机器。这里没有一条是手写协议层的理由，只是确认手写并不吃亏。',
  },
  run: {
    en: 'Run on {day}: Node {node}, {platform}, {cores} × {cpu}, load {load}.',
    zh: '{day} 运行：Node {node}，{platform}，{cores} × {cpu}，负载 {load}。',
  },
  quick: {
    en: 'A quick run: few repetitions.',
    zh: '快速运行：重复次数少。',
  },
  figures: { en: 'Figures', zh: '指标' },
  figure: { en: 'Figure', zh: '指标' },
  value: { en: 'Measured', zh: '测得' },
  goal: { en: 'Goal', zh: '目标' },
  missed: { en: 'missed', zh: '未达到' },
  met: { en: 'met', zh: '达到' },
  noGoal: { en: 'reported', zh: '仅记录' },
  notMeasured: { en: 'not measured', zh: '未测得' },
  decoder: {
    en: 'Megabytes a second by the size of a frame',
    zh: '每秒兆字节，按帧的大小',
  },
  decoderX: { en: 'bytes of a frame', zh: '一帧的字节数' },
  decoderY: { en: 'MB/s', zh: 'MB/s' },
  servers: {
    en: 'Seconds until all servers are connected and listed',
    zh: '连上并列出全部服务端所需的秒数',
  },
  serversX: { en: 'servers', zh: '服务端数' },
  serversY: { en: 's', zh: '秒' },
  results: {
    en: 'Speed of a whole call by the size of its result',
    zh: '结果大小不同时，一次完整调用的速度',
  },
  resultsX: { en: 'bytes of a result', zh: '结果的字节数' },
  resultsY: { en: 'MB/s', zh: 'MB/s' },
  search: {
    en: 'Time of a question by the number of tools, 95 of 100 are faster',
    zh: '工具数量不同时，一次搜索的耗时（95% 的查询比它快）',
  },
  searchX: { en: 'tools', zh: '工具数' },
  searchY: { en: 'ms', zh: '毫秒' },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS

/** By the name that `--only` takes. */
export const TITLES: Readonly<Record<string, Text>> = {
  stdio: { en: 'Round trips over pipes', zh: '管道上的往返' },
  decoder: { en: 'Bytes to messages', zh: '从字节到消息' },
  results: { en: 'Whole calls, results of every size', zh: '完整调用，结果有大有小' },
  http: { en: 'Calls over HTTP', zh: 'HTTP 上的调用' },
  manager: { en: 'The manager, and many servers', zh: '管理器与许多服务端' },
  gate: { en: 'A gate of a thousand rules', zh: '一千条规则的闸门' },
  stack: { en: 'The whole stack of stage 05', zh: '阶段 05 的整套装置' },
  search: { en: 'Tool search', zh: '工具搜索' },
  loop: { en: 'From save to verdict', zh: '从保存到结果' },
  grader: { en: 'Grading', zh: '评分' },
  cold: { en: 'The first start', zh: '第一次启动' },
}

/** What the numbers of a measurement do not say by themselves. */
export const NOTES: Readonly<Record<string, Text>> = {
  stdio: {
    en: 'How near can one get? The raw pipe hands over bytes that nobody reads: a write and a wake-up on each side. Bare JSON parses and builds the same two messages on both sides, checks nothing and never gives up. What it takes beside the raw pipe, and how many calls it makes beside SDK v1, are `stdio.bareJson.vsRawPipe` and `stdio.bareJson.vsSdkV1`, measured in the same run: no client that reads what it is sent comes nearer than that. Where a goal lies beyond them it stands in the table as it was set, and is missed. What lies between bare JSON and the zero-SDK pair is what the stage is about: patience and an entry in a table for each call, a look at the form of each message and at its bytes, a check of the arguments, calls that can be cancelled. SDK v1 speaks the older revision, with less than half the bytes; in `stdio.legacy.vsSdkV1` both do.',
    zh: '能有多近？裸管道（raw pipe）只把字节递过去，没人读：两边各写一次、各被唤醒一次。bare JSON 在两边解析、拼出同样的两条消息，什么都不检查，也从不放弃等待。它的耗时是裸管道的几倍、每秒的调用数是 SDK v1 的几倍，就是 `stdio.bareJson.vsRawPipe` 和 `stdio.bareJson.vsSdkV1`，在同一次运行里测得：凡是要读懂内容的客户端，都不会比它更近。目标若定在它之外，就照原样留在表里，算没达到。bare JSON 与 zero-SDK 之间差的，正是这个阶段要教的：每次调用的等待时限和等待表里的一项、对每条消息形状和字节的检查、对参数的检查，以及调用可以取消。SDK v1 说的是旧版协议，字节数不到一半；`stdio.legacy.vsSdkV1` 里双方都说旧版。',
  },
}
