/** Recordings of other programs, by the members that give them away. */
import type { Text } from '@workshop/syllabus'
import { isObject } from '../input/json-text.ts'

const KNOWN: readonly { has: readonly string[]; name: Text; so: Text }[] = [
  {
    has: ['log.entries'],
    name: { en: 'an HTTP archive (HAR)', zh: 'HTTP 存档（HAR）' },
    so: {
      en: 'the bodies of its entries are messages; paste those',
      zh: '其中各条的正文才是消息，请贴那些',
    },
  },
  {
    has: ['traceEvents'],
    name: { en: "a browser's performance profile", zh: '浏览器的性能剖析' },
    so: { en: 'it has no messages', zh: '里面没有消息' },
  },
  {
    has: ['resourceSpans'],
    name: { en: 'OpenTelemetry spans', zh: 'OpenTelemetry 的 span' },
    so: {
      en: 'they say that something was called, not what was sent',
      zh: '它们记的是调用过什么，不是发送了什么',
    },
  },
  {
    has: ['schema', 'stage', 'results'],
    name: { en: 'a report of `pnpm test`', zh: '`pnpm test` 的报告' },
    so: {
      en: 'its frames are beside it, in .workshop/traces/',
      zh: '帧在旁边的 .workshop/traces/ 里',
    },
  },
  {
    has: ['mcpServers'],
    name: { en: 'a configuration of servers', zh: '服务端的配置文件' },
    so: { en: 'nothing was recorded in it', zh: '里面没有录制' },
  },
  {
    has: ['width', 'height', 'version'],
    name: { en: 'a recording of a terminal', zh: '终端录像' },
    so: { en: 'it shows a screen, not the wire', zh: '它录的是屏幕，不是线路' },
  },
]

export function foreignKind(value: unknown): Text | undefined {
  const known = KNOWN.find(({ has }) => has.every(path => hasPath(value, path)))
  if (!known) return undefined
  const { name, so } = known
  return { en: `is ${name.en}: ${so.en}`, zh: `是${name.zh}：${so.zh}` }
}

function hasPath(value: unknown, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  if (!isObject(value) || !Object.hasOwn(value, first)) return false
  return rest.length === 0 || hasPath(value[first], rest.join('.'))
}
