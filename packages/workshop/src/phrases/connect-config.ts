/** What `pnpm connect --config` says, in both languages. */
import type { Text } from '@workshop/syllabus'

export const ROWS = {
  manager: { en: 'manager', zh: '管理器' },
  config: { en: 'config', zh: '配置' },
  servers: { en: 'servers', zh: '服务端' },
  tools: { en: 'tools', zh: '工具' },
} as const satisfies Record<string, Text>

export const COLUMNS: readonly Text[] = [
  { en: 'server', zh: '名称' },
  { en: 'status', zh: '状态' },
  { en: 'era', zh: '协议' },
  { en: 'tools', zh: '工具数' },
]

/** The states of the contract; a word that is none of them is shown as it is. */
export const STATUS_WORDS: Readonly<Record<string, Text>> = {
  waiting: { en: 'waiting', zh: '等待中' },
  connecting: { en: 'connecting', zh: '连接中' },
  connected: { en: 'connected', zh: '已连接' },
  failed: { en: 'failed', zh: '失败' },
  'needs-auth': { en: 'needs-auth', zh: '要登录' },
  refused: { en: 'refused', zh: '被拒绝' },
  suppressed: { en: 'suppressed', zh: '已让位' },
  disabled: { en: 'disabled', zh: '已停用' },
  closed: { en: 'closed', zh: '已关闭' },
}

/** By the name that the parser gives to what it stumbled over. */
export const JSON_FIXES: Readonly<Record<string, Text>> & { anyOther: Text } = {
  PropertyNameExpected: {
    en: 'a comma too many before this, or a name without double quotes',
    zh: '前面多了一个逗号，或者名字没有加双引号',
  },
  ValueExpected: {
    en: 'a value is missing here, or there is a comma too many',
    zh: '这里少了一个值，或者多了一个逗号',
  },
  ColonExpected: { en: 'a colon is missing here', zh: '这里少了一个冒号' },
  CommaExpected: {
    en: 'a comma is missing before this',
    zh: '这前面少了一个逗号',
  },
  CloseBraceExpected: { en: 'a closing } is missing', zh: '少了一个收尾的 }' },
  CloseBracketExpected: { en: 'a closing ] is missing', zh: '少了一个收尾的 ]' },
  EndOfFileExpected: {
    en: 'the JSON is over before this: take the rest out',
    zh: 'JSON 到这里已经结束，后面的请删掉',
  },
  InvalidCommentToken: {
    en: 'JSON has no comments: take it out',
    zh: 'JSON 里不能写注释，请删掉',
  },
  UnexpectedEndOfString: {
    en: 'a closing double quote is missing',
    zh: '少了一个收尾的双引号',
  },
  InvalidEscapeCharacter: {
    en: 'a backslash that starts no escape: write \\\\',
    zh: '这个反斜杠不构成转义，请写成 \\\\',
  },
  anyOther: {
    en: 'no JSON from here on: names and texts stand in double quotes',
    zh: '从这里起不是 JSON：名字和文本都要加双引号',
  },
}

export const PHRASES = {
  whichFile: {
    en: '--config: which file? For example: `pnpm connect --config mcp.json`.',
    zh: '--config：哪个文件？例如：`pnpm connect --config mcp.json`。',
  },
  eitherOr: {
    en: 'Either a command behind `--`, or --config and its file: not both.',
    zh: '要么在 `--` 后面写命令，要么用 --config 指定文件，不能两样都写。',
  },
  ofOneServer: (option: string): Text => ({
    en: `${option} is for one server; with --config there may be many. Leave it out.`,
    zh: `${option} 只用于单个服务端，和 --config 不能一起用，请去掉。`,
  }),
  unreadable: (file: string, code: string): Text => {
    const known = UNREADABLE[code]
    if (known) return { en: `${file} ${known.en}`, zh: `${file}${known.zh}` }
    return {
      en: `${file} cannot be read (${code}).`,
      zh: `${file} 读不出来（${code}）。`,
    }
  },
  holds: (file: string, servers: number): Text => ({
    en: `${file}, servers: ${servers}`,
    zh: `${file}，服务端：${servers} 个`,
  }),
  nothingToConnect: (file: string): Text => ({
    en: `${file} names no server that is switched on. Expected: { "mcpServers": { "name": { "command": "…" } } }.`,
    zh: `${file} 里没有一个启用的服务端。应为：{ "mcpServers": { "名称": { "command": "…" } } }。`,
  }),
  unlisted: { en: 'not in status()', zh: 'status() 里没有' },
  setVariable: (names: readonly string[]): Text => ({
    en: `set ${names.join(', ')} in the environment, or give a default: \${${names[0]}:-value}`,
    zh: `请在环境里设置 ${names.join('、')}，或者给出默认值：\${${names[0]}:-值}`,
  }),
  noFolder: (folder: string): Text => ({
    en: `cwd: there is no folder ${folder}`,
    zh: `cwd：没有 ${folder} 这个文件夹`,
  }),
  noCommand: (command: string): Text => ({
    en: `there is no command ${command}: it is not a file here, nor on the PATH`,
    zh: `没有 ${command} 这个命令：当前目录和 PATH 里都找不到`,
  }),
  silentOnJson: (place: string): Text => ({
    en: `${place} is no JSON, and your loadConfig() reports no problem`,
    zh: `${place} 不是 JSON，你的 loadConfig() 却没有报告任何问题`,
  }),
  told: (server: string, message: string): Text => ({
    en: `${server} ${message}`,
    zh: `${server}：${message}`,
  }),
  wrongCount: (listed: number, counted: number): Text => ({
    en: `your tools() list ${listed}, your status() count ${counted}`,
    zh: `你的 tools() 列出 ${listed} 个，status() 数出 ${counted} 个`,
  }),
  sameNames: (names: readonly string[]): Text => ({
    en: `one name for more than one tool: ${names.join(', ')}`,
    zh: `不止一个工具用了同一个名字：${names.join('、')}`,
  }),
  moreTools: (count: number): Text => ({
    en: `and ${count} more`,
    zh: `还有 ${count} 个`,
  }),
  noTools: { en: 'none', zh: '没有' },
  connected: (summary: Text, ms: number): Text => ({
    en: `${summary.en}; connectAll() took ${ms} ms`,
    zh: `${summary.zh}，connectAll() 用时 ${ms} ms`,
  }),
  closed: (ms: number): Text => ({
    en: `every process is gone, ${ms} ms after close() was called`,
    zh: `所有进程都已结束，距调用 close() ${ms} ms`,
  }),
  leftBehind: (count: number): Text => ({
    en: `your close() left processes running (${count}); they were ended by force`,
    zh: `你的 close() 返回后还有 ${count} 个进程在运行，已被强制结束`,
  }),
  summary: (connected: number, wanted: number, tools: number): Text => ({
    en: `connected ${connected} of ${wanted} servers, ${tools} tools`,
    zh: `连上 ${connected}/${wanted} 个服务端，${tools} 个工具`,
  }),
} as const

const UNREADABLE: Readonly<Record<string, Text>> = {
  ENOENT: {
    en: 'does not exist. Name a file such as mcp.json, from where you stand.',
    zh: ' 不存在。请从当前目录起写出文件的路径，比如 mcp.json。',
  },
  EISDIR: {
    en: 'is a folder. Name the file in it, such as mcp.json.',
    zh: ' 是文件夹。请写出里面的文件，比如 mcp.json。',
  },
  EACCES: {
    en: 'cannot be read: you may not. Give yourself the right to read it.',
    zh: ' 没有读取权限。请先给自己读取的权限。',
  },
}
