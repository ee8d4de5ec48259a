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
    has: ['_source.layers'],
    name: { en: 'a packet of Wireshark', zh: 'Wireshark 的一个包' },
    so: {
      en: 'export the HTTP bodies (File, Export Objects, HTTP) and paste those',
      zh: '请用「文件 → 导出对象 → HTTP」导出正文，贴那些',
    },
  },
  {
    has: ['constants.logEventTypes'],
    name: { en: 'a network log of Chromium', zh: 'Chromium 的网络日志' },
    so: {
      en: 'it has no bodies; copy them from the Network panel',
      zh: '里面没有正文，请到「网络」面板里复制',
    },
  },
  {
    has: ['request', 'response'],
    name: { en: 'a history of requests and answers', zh: '请求与响应的历史记录' },
    so: {
      en: 'paste each as a message of its own, with its jsonrpc and id, one a line',
      zh: '请一行一条贴成单独的消息，带上 jsonrpc 和 id',
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

/** Text of other programs. They write their heading first. */
const TEXTS: readonly [RegExp, Text][] = [
  [
    /^(?:No\.\s+Time\s+Source|Frame \d+: \d+ bytes on wire)/m,
    {
      en: "is Wireshark's list of packets: export the HTTP bodies (File, Export Objects, HTTP) and paste those",
      zh: '是 Wireshark 的包列表：请用「文件 → 导出对象 → HTTP」导出正文，贴那些',
    },
  ],
  [
    /^\d\d:\d\d:\d\d\.\d+ (?:IP6?|ARP) /m,
    {
      en: 'is what tcpdump prints: it has no bodies; print those with -A and paste the JSON',
      zh: '是 tcpdump 的输出：里面没有正文，请加 -A 再录，贴其中的 JSON',
    },
  ],
  [
    /^(?:[<>*] )?(?:POST|GET|DELETE) \S+ HTTP\/[\d.]+\s*$/m,
    {
      en: 'is HTTP as text: paste the bodies, one a line',
      zh: '是文本形式的 HTTP：请贴正文，一行一条',
    },
  ],
]

const HEADING = 10_000

export function foreignText(source: string): Text | undefined {
  const head = source.slice(0, HEADING)
  return TEXTS.find(([mark]) => mark.test(head))?.[1]
}
