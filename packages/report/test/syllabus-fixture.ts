/**
 * A syllabus of the size of the real one, for golden files that must not change
 * whenever somebody improves a sentence of the workshop.
 */
import type { Pitfall, Stage, StageId, Text } from '@workshop/syllabus'
import type { Syllabus } from '../src/join.ts'

const text = (en: string, zh: string): Text => ({ en, zh })

const stage = (id: StageId, folder: string, en: string, zh: string): Stage => ({
  id,
  folder,
  title: text(en, zh),
  goal: text('A goal.', '一个目标。'),
  time: text('half a day', '半天'),
  pitfalls: [],
})

function filler(id: string, stageId: StageId, level: Pitfall['level']): Pitfall {
  return {
    id,
    stage: stageId,
    level,
    breaks: false,
    title: text(`The title of ${id}`, `${id} 的标题`),
    holds: text('The connection survives it.', '连接扛得住。'),
    symptom: text('It stops without a word.', '它一声不响地停了。'),
    cause: text('Nobody looked.', '没有人去看。'),
    hints: [text('Look.', '看。'), text('Think.', '想。'), text('Read.', '读。')],
    checks: {
      only: {
        title: text('The only check', '唯一的检查'),
        expected: text('the call resolves', '调用成功返回'),
      },
    },
  }
}

const STDOUT_NOISE: Pitfall = {
  ...filler('stdout-noise', '01', 'must'),
  failure: 'R1',
  breaks: true,
  title: text('Standard output is the wire', '标准输出就是线路'),
  symptom: text(
    'A client waits for an answer that was written, and nothing reports an error.',
    '响应明明写出来了，客户端却一直在等，而且哪里都没有报错。',
  ),
  cause: text(
    'The stdout of a stdio server is the protocol channel. Any other byte in it is a broken message for whoever reads it, and the sender never learns of it.',
    'stdio 服务端的标准输出就是协议通道。往里面多写一个字节，读它的一方就会遇到一条坏消息，而写它的一方永远不会知道。',
  ),
  experiment: text(
    'Print one line with `console.log` before the server answers. It is worth the minute: every host you will ever debug has met this server.',
    '在服务端响应之前用 `console.log` 打印一行。值得花这一分钟：你以后调试的每个宿主都遇到过这样的服务端。',
  ),
  checks: {
    'client-banner': {
      title: text('A banner line before the handshake', '握手之前先打印一行横幅'),
      expected: text(
        'the answer to the call, with the line counted as noise and a sample of it kept',
        '调用得到响应，那一行计入噪声，并保留一段样本',
      ),
    },
    'client-degraded': {
      title: text(
        'Five calls, each after a line of noise',
        '五次调用，每次之前都有一行噪声',
      ),
      expected: text(
        'five answers, and health degraded',
        '五个响应，健康状态为 degraded',
      ),
    },
  },
}

const SPLIT_UTF8: Pitfall = {
  ...filler('split-utf8', '01', 'must'),
  title: text('A letter cut in half', '被切成两半的字'),
  cause: text(
    'Chunks end where the pipe likes, also inside a character. Decoding each chunk alone puts U+FFFD where the character was.',
    '数据块在管道想断的地方断开，也会断在一个字符中间。逐块解码，那个字符就变成了 U+FFFD。',
  ),
  checks: {
    'every-split': {
      title: text('Every split position of é—漢😀', 'é—漢😀 的每一个切分位置'),
      expected: text('the same message every time', '每次都得到同一条消息'),
    },
  },
}

const REQUIRED_META: Pitfall = {
  ...filler('required-meta', '01', 'must'),
  title: text('Each request speaks for itself', '每个请求都要自报家门'),
  cause: text(
    'There is no handshake in the modern era. What a server has to know travels inside `params._meta` of each request; beside `params` nobody looks for it.',
    'modern 时代没有握手。服务端要知道的事都放在每个请求的 `params._meta` 里；放在 `params` 旁边，没有人会去看。',
  ),
}

const CORE = [
  STDOUT_NOISE,
  SPLIT_UTF8,
  ...['id-discipline', 'notification-reply', 'error-or-iserror', 'dead-server'].map(
    id => filler(id, '01', 'must'),
  ),
  filler('two-eras', '01', 'must'),
  REQUIRED_META,
]

const BEYOND = ['json-not-rpc', 'line-ends', 'oversize-line', 'clean-shutdown'].map(
  id => filler(id, '01', 'should'),
)

const LATER = (['02', '03', '04', '05'] as const).flatMap(id => [
  ...[1, 2, 3, 4, 5].map(index => filler(`pitfall-${id}-${index}`, id, 'must')),
  ...[6, 7, 8].map(index => filler(`pitfall-${id}-${index}`, id, 'should')),
])

const PITFALLS = [...CORE, ...BEYOND, ...LATER]

const STAGES = [
  stage(
    '01',
    '01-handrolled',
    'A server and a client with no SDK',
    '不用 SDK 写服务端和客户端',
  ),
  stage('02', '02-multi-server', 'A second server', '第二台服务端'),
  stage('03', '03-remote', 'A server across the network', '网络另一端的服务端'),
  stage('04', '04-token', 'The bottleneck is tokens', '瓶颈是 token'),
  stage('05', '05-security', 'Gates and signals', '关卡与信号'),
]

export const FIXTURE: Syllabus = {
  pitfalls: PITFALLS,
  stages: STAGES.map(entry => ({
    ...entry,
    pitfalls: PITFALLS.filter(pitfall => pitfall.stage === entry.id).map(
      ({ id }) => id,
    ),
  })),
}
