/** Whether a word is the mechanism or only looks like it. */
import type { Block } from './blocks.ts'
import type { Written } from './mechanisms.ts'

/** The text is about a protocol between a client and a server. */
export const ABOUT_MCP =
  /\bMCP\b|model context protocol|\bthe protocol\b|protocol versions?|协议|协商能力|\bclients?\b|\bservers?\b|JSON-RPC|\btools\/(?:list|call)\b|\bimplementations? (?:should|must|may)\b|实现(?:应当|必须|可以)|\bclientInfo\b|\bserverInfo\b|\bSDK\b|\bcapabilit|\bliveness\b|客户端|服务端|服务器|宿主|对端|MCP/i

const OTHER_PROTOCOLS =
  /\bTLS\b|\bSSL\b|\bTCP\b|\bICMP\b|WebSocket|cookie|\bOAuth\b|三次握手/i

/** `initialize` as a message, or of a connection. */
const AFTER_INITIALIZE =
  /^[`"'*]*\s*(?:,? ?(?:notifications\/)?initialized|, operat\w+|request|handshake|message|method|call|phase|response|result|exchange|round[- ]trip|step|and|→|->|(?:the |a |an |its )?(?:MCP )?(?:session|connection|protocol)|请求|握手|消息|方法|应答|响应|阶段|调用|和|、|开场|会话|连接|。)/i
const BEFORE_INITIALIZE =
  /(?:\b(?:sends?|sending|with|by|to|call(?:s|ing)?|an|the|through|after|answers?|method)|发送?|先|用|调用?|收到|到)\s*[`"'*]*$/i

/** `initialize the repository`: not a connection. */
const THING_INITIALIZED =
  /^\s+(?:an?|the|your|our|its|this|all|every|each)\s+(?!(?:MCP )?(?:session|connection|protocol)\b)/i

/** Of a verb that binds: the word needs nothing behind it. */
const SENT_PING =
  /(?:\b(?:sends?|sending|sent|issue[sd]?|issuing|answer(?:s|ing)? to|repl(?:y|ies) to|respon(?:se|ds?|ding) to|MCP)|发送?|收到|回应)\s*(?:an? )?[`"'*]*$/i
const PINGS_MCP = /^\s?(?:the |an? |your |一下 ?)?MCP/i
const BEFORE_PING =
  /(?:\b(?:use|uses|using|answers?|answering|than|by|via|regular|periodic|a|an|the|no|with|and)|次|条|用|靠)\s*[`"'*]*$/i
const AFTER_PING =
  /^[`"'*]*\s*(?:request|method|message|utility|timeout|response|(?:the |一下 ?)?MCP|every|is|was|for liveness|and logging|请求|方法|消息|响应|，|,|、|做|判断|保活|探活)/i

export type Meaning = 'mechanism' | 'everyday' | 'nothing'

export function meaningOf(
  { kind, mechanism }: Written,
  found: { text: string; start: number; end: number },
  { block, sentence, isAboutMcp, hasNames }: Surroundings,
): Meaning {
  const before = block.text.slice(Math.max(0, found.start - 40), found.start)
  const after = block.text.slice(found.end, found.end + 40)
  if (kind === 'name') return 'mechanism'
  // A sentence without an end is read around the word only.
  const near = sentence.length < 800 ? sentence : before + found.text + after
  if (kind === 'idea') {
    if (!isAboutMcp || block.kind === 'code') return 'nothing'
    return OTHER_PROTOCOLS.test(near) ? 'nothing' : 'mechanism'
  }
  if (THING_NAMED.test(before) || THING_CALLED.test(after)) return 'everyday'
  if (/[\w)][./]$|\/$/.test(before) || /^\s?\(/.test(after)) return 'everyday'
  if (/^\//.test(after) || OTHER_PROTOCOLS.test(near)) return 'everyday'
  const isQuoted = /[`"'“]$/.test(before) && /^[`"'”]/.test(after)
  if (block.kind === 'code')
    return isQuoted && isMethod(before) ? 'mechanism' : 'everyday'
  if (!isAboutMcp) return 'everyday'
  if (isQuoted || hasNames) return 'mechanism'
  const isNear =
    mechanism === 'ping'
      ? SENT_PING.test(before) ||
        PINGS_MCP.test(after) ||
        (BEFORE_PING.test(before) && AFTER_PING.test(`${after} `))
      : !THING_INITIALIZED.test(after) &&
        (BEFORE_INITIALIZE.test(before) || isBareForm(found.text, after))
  return isNear ? 'mechanism' : 'everyday'
}

export interface Surroundings {
  block: Block
  sentence: string
  isAboutMcp: boolean
  /** The sentence has a name of the wire besides. */
  hasNames: boolean
}

/** A tool or a command may bear any name. */
const THING_NAMED =
  /"(?:name|title|tool|command)"\s*:\s*"$|\btool (?:called|named) [`"']?$/i
const THING_CALLED = /^[`"']?\s*(?:tools?|commands?|functions?|工具|命令|函数)(?!\w)/i

/** In code a method's name is a value: after a colon, a comma, a bracket or a sign. */
const isMethod = (before: string): boolean =>
  /[:,([=]\s*["'`]$|case ["'`]$/.test(before)

const isBareForm = (found: string, after: string): boolean =>
  /^initialize$/i.test(found) && AFTER_INITIALIZE.test(after)
