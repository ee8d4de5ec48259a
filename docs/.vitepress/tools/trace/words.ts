/** What the viewer says by itself. */
import type { Text } from '@workshop/syllabus'
import type { TraceView } from './view.ts'

export const WORDS = {
  busy: { en: 'Reading …', zh: '正在读……' },
  skipped: { en: 'No frames, and left out:', zh: '不是帧，已略过：' },
  line: { en: 'line', zh: '行' },
  item: { en: 'item', zh: '项' },
  problems: {
    en: 'What is wrong, the first thing first',
    zh: '哪里不对，先发生的在前',
  },
  frame: { en: 'frame', zh: '帧' },
  wrong: { en: 'wrong', zh: '不对' },
  note: { en: 'note', zh: '留意' },
  earlier: { en: 'Earlier', zh: '往前' },
  later: { en: 'Later', zh: '往后' },
  frames: { en: 'Frames, oldest first', zh: '帧，旧的在前' },
  keys: {
    en: 'In the list: j and k or the arrow keys move, Enter opens a frame.',
    zh: '在列表里用 j、k 或方向键移动，回车打开一帧。',
  },
  guessed: {
    en: 'No direction was recorded: it is concluded from the kind of each message.',
    zh: '没有录下方向：由每条消息的种类推断。',
  },
  ladder: {
    en: 'As text, as pnpm trace prints it',
    zh: '按 pnpm trace 的样子显示成文本',
  },
  sent: { en: 'client → server', zh: '客户端 → 服务端' },
  received: { en: 'server → client', zh: '服务端 → 客户端' },
} as const satisfies Record<string, Text>

export function summaryOf(view: TraceView): Text {
  const { frames, connections, counts, mistakes: wrong } = view
  if (frames === 0) return { en: 'No frames yet.', zh: '还没有帧。' }
  const broken = counts['not-a-message'] + counts['not-json']
  const found = `requests ${counts.request}, results ${counts.result}, errors ${counts.error}`
  return {
    en:
      `Frames: ${frames}, connections: ${connections} (${found}, ` +
      `notifications ${counts.notification}, no messages ${broken}). ` +
      (wrong === 0 ? 'Nothing is wrong.' : `Mistakes: ${wrong}.`),
    zh:
      `帧 ${frames}，连接 ${connections}（请求 ${counts.request}，` +
      `结果 ${counts.result}，错误 ${counts.error}，通知 ${counts.notification}，` +
      `不是消息 ${broken}）。${wrong === 0 ? '没有发现不对。' : `${wrong} 处不对。`}`,
  }
}
