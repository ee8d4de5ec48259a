/** What `pnpm connect` says, in both languages. */
import type { Text } from '@workshop/syllabus'

export const ROWS = {
  client: { en: 'client', zh: '客户端' },
  server: { en: 'server', zh: '服务端' },
  era: { en: 'era', zh: '协议' },
  tools: { en: 'tools', zh: '工具' },
  call: { en: 'call', zh: '调用' },
  result: { en: 'result', zh: '结果' },
  health: { en: 'health', zh: '健康' },
  noise: { en: 'noise', zh: '噪声' },
  frames: { en: 'frames', zh: '帧' },
  stderr: { en: 'stderr', zh: 'stderr' },
  printed: { en: 'console', zh: '控制台' },
  closed: { en: 'closed', zh: '关闭' },
  note: { en: 'note', zh: '注意' },
  problem: { en: 'problem', zh: '问题' },
} as const satisfies Record<string, Text>

const ERA_WORDS = {
  modern: { en: 'modern', zh: '新一代' },
  legacy: { en: 'legacy', zh: '旧一代' },
} as const satisfies Record<string, Text>

export const PHRASES = {
  usage: {
    en: 'Which server? For example: `pnpm connect -- node my-server.js`; options stand before the `--`. Or several: `pnpm connect --config mcp.json`.',
    zh: '连哪个服务端？例如：`pnpm connect -- node my-server.js`；选项写在 `--` 前面。要连好几个，就用 `pnpm connect --config mcp.json`。',
  },
  noSubject: (file: string, typed: string): Text => ({
    en: `--subject: expected a folder with ${file}, got ${typed}.`,
    zh: `--subject：应为含有 ${file} 的文件夹，实际是 ${typed}。`,
  }),
  argsAlone: {
    en: '--args goes with --tool: which tool are they for?',
    zh: '--args 要和 --tool 一起用：这些参数是给哪个工具的？',
  },
  revision: (era: 'modern' | 'legacy', version: string): Text => ({
    en: `${ERA_WORDS[era].en}, revision ${version}, as seen on the wire`,
    zh: `${ERA_WORDS[era].zh}，版本 ${version}（以线路上看到的为准）`,
  }),
  noRevision: {
    en: 'none: nothing was agreed on the wire',
    zh: '无：线路上没有谈成任何版本',
  },
  claimsOther: (claimed: string): Text => ({
    en: `your stats() say ${claimed}; the wire says otherwise`,
    zh: `你的 stats() 说的是 ${claimed}，与线路上看到的不符`,
  }),
  startedOften: (times: number): Text => ({
    en: `your client started the server ${times} times; the last one is shown`,
    zh: `你的客户端启动了 ${times} 次服务端，这里显示最后一次`,
  }),
  moreTools: (count: number): Text => ({
    en: `and ${count} more`,
    zh: `还有 ${count} 个`,
  }),
  noTools: { en: 'none', zh: '没有' },
  chosenByHint: {
    en: '(chosen because it says that it only reads, and it needs no arguments)',
    zh: '（选它是因为它自称只读，而且不需要参数）',
  },
  chosenByName: (start: string): Text => ({
    en: `(chosen because its name begins with ${start}, and it needs no arguments)`,
    zh: `（选它是因为名字以 ${start} 开头，而且不需要参数）`,
  }),
  noneHarmless: {
    en: 'nothing was called: no tool is sure to be harmless without arguments. Name one: --tool <name> --args <json>',
    zh: '没有调用任何工具：没有哪个不带参数的工具能确保无害。请指定一个：--tool <名称> --args <json>',
  },
  notListed: (name: string, nearest: string | undefined): Text => ({
    en: `the server lists no tool ${name}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`,
    zh: `服务端的列表里没有 ${name}${nearest === undefined ? '' : `，是不是 ${nearest}？`}`,
  }),
  failedResult: {
    en: 'isError: the tool failed and says why, and your client handed that over',
    zh: 'isError：工具失败了并说明了原因，你的客户端也如实交付了',
  },
  noContent: { en: 'no content', zh: '没有内容' },
  health: (health: string, noise: string, unmatched: string): Text => ({
    en: `${health} · noise: ${noise} · unmatched answers: ${unmatched}`,
    zh: `${health} · 噪声：${noise} · 对不上的响应：${unmatched}`,
  }),
  unseenNoise: (lines: number): Text => ({
    en: `lines on the wire that are no messages: ${lines}; your stats() count none`,
    zh: `线路上有 ${lines} 行不是消息，你的 stats() 一行也没数到`,
  }),
  someFrames: (shown: number, total: number): Text => ({
    en: `${shown} of ${total}, without stderr`,
    zh: `共 ${total} 帧，显示其中 ${shown} 帧（不含 stderr）`,
  }),
  closed: (how: Text, ms: number): Text => ({
    en: `${how.en}, ${ms} ms after close() was called`,
    zh: `${how.zh}，距调用 close() ${ms} ms`,
  }),
  leftBehind: {
    en: 'your close() left the server running; it was ended by force',
    zh: '你的 close() 返回后服务端还在运行，已被强制结束',
  },
  withCode: (code: number | null): Text => ({
    en: `exit code ${code}`,
    zh: `退出码 ${code}`,
  }),
  bySignal: (signal: string): Text => ({
    en: `ended by ${signal}`,
    zh: `被 ${signal} 终止`,
  }),
  gone: { en: 'gone', zh: '已结束' },
  noCommand: (command: string): Text => ({
    en: `There is no command ${command}: it is not a file here, nor on the PATH.`,
    zh: `没有 ${command} 这个命令：当前目录和 PATH 里都找不到。`,
  }),
  cannotStart: (command: string, reason: string): Text => ({
    en: `${command} cannot be started: ${reason}.`,
    zh: `${command} 无法启动：${reason}。`,
  }),
  stillWaits: {
    en: ' Your client still waits for it.',
    zh: '你的客户端还在等它。',
  },
  atStep: (step: string, what: Text): Text => ({
    en: `${step}(): ${what.en}.`,
    zh: `${step}()：${what.zh}。`,
  }),
  noneStarted: {
    en: ' It has not started the server.',
    zh: '它还没有启动服务端。',
  },
  nothingSent: {
    en: ' It has sent nothing.',
    zh: '它什么也没有发送。',
  },
  serverSilent: (method: string, id: string): Text => ({
    en: ` The server has not answered ${method} (id ${id}).`,
    zh: `服务端没有响应 ${method}（id ${id}）。`,
  }),
  answerNotTaken: (method: string, id: string): Text => ({
    en: ` The server has answered ${method} (id ${id}); the answer did not get through your client.`,
    zh: `服务端已经响应了 ${method}（id ${id}），但你的客户端没有把结果交出来。`,
  }),
  wireNoise: (lines: number, isFloor: boolean): Text => ({
    en: ` Lines on the server's stdout that are no messages: ${lines}${isFloor ? ' or more' : ''}.`,
    zh: `服务端的 stdout 里${isFloor ? '至少' : ''}有 ${lines} 行不是消息。`,
  }),
  serverGone: (how: Text): Text => ({
    en: `the server is gone (${how.en}), and your client still waits`,
    zh: `服务端已经不在了（${how.zh}），你的客户端还在等`,
  }),
  clientExited: (how: Text): Text => ({
    en: `your code has ended its own process (${how.en})`,
    zh: `你的代码结束了它自己的进程（${how.zh}）`,
  }),
  interrupted: { en: 'interrupted by you', zh: '被你中断' },
  misshapen: (expected: string, actual: string): Text => ({
    en: `expected ${expected}, got ${actual}`,
    zh: `应为 ${expected}，实际是 ${actual}`,
  }),
  summary: (tools: number, revision: string, call: string): Text => ({
    en: `connected · ${revision} · ${tools} tools · ${call}`,
    zh: `已连接 · ${revision} · ${tools} 个工具 · ${call}`,
  }),
} as const
