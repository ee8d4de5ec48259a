/**
 * How each removed mechanism is written. A `name` is a token of the wire and means it;
 * a `word` has an everyday meaning as well and needs a neighbour; an `idea` is the old
 * practice in other words, and counts only where the text is about MCP.
 */
import type { Mechanism } from './types.ts'

export interface Written {
  mechanism: Mechanism
  kind: 'name' | 'word' | 'idea'
  /** Global, and in any case of letters unless the case tells. */
  pattern: RegExp
}

/** Those that come first win where two of them overlap. */
export const WRITTEN: readonly Written[] = [
  {
    mechanism: 'handshake',
    kind: 'name',
    pattern:
      /notifications\/initialized|(?<!\w)initialized notification|(?<!\w)initialize handshake|initialize ?握手|"method"\s*:\s*"initialize"/gi,
  },
  {
    mechanism: 'session',
    kind: 'name',
    pattern: /mcp[-_]session[-_]id|sessionIdGenerator(?!\s*:\s*undefined)/gi,
  },
  { mechanism: 'resumption', kind: 'name', pattern: /last[-_]event[-_]id/gi },
  {
    mechanism: 'subscribe',
    kind: 'name',
    pattern: /resources\/(?:un)?subscribe(?!\w)/gi,
  },
  { mechanism: 'log-level', kind: 'name', pattern: /logging\/setLevel/gi },
  {
    mechanism: 'http-sse',
    kind: 'name',
    pattern: /HTTP\s?(?:\+|and|with|加|和)\s?SSE(?!\w)|SSE(?:Server|Client)Transport/gi,
  },
  { mechanism: 'ping', kind: 'name', pattern: /"method"\s*:\s*"ping"/gi },
  {
    mechanism: 'handshake',
    kind: 'word',
    pattern: /(?<![a-z])initiali[sz](?:e[sd]?|ing)(?![a-z])/gi,
  },
  {
    mechanism: 'ping',
    kind: 'word',
    pattern: /(?<![a-z])ping(?:s|ed|ing)?(?![a-z])/gi,
  },
  {
    mechanism: 'handshake',
    kind: 'idea',
    pattern:
      /initiali[sz]ation (?:phase|handshake|request|message|exchange|step|sequence)|初始化(?:阶段|握手|请求|消息|流程)|(?<![\w-]|(?:before|after|during|until) the )hand-?shakes?|sh(?:ake|aken|ook) hands|握手(?!(?:完成)?(?:之?前|之?后|以前|以后))|握完手|negotiat\w+ (?:of )?(?:the |a |their )?(?:protocol )?(?:version|capabilit)\w*|(?:version|capability) negotiation|exchange (?:their |the )?(?:protocol )?versions|协商[^。]{0,6}(?:版本|能力)|(?:版本|能力)协商|(?:opens?|starts?|establish(?:es)?) (?:the|a|an|its) (?:MCP )?session|(?:建立|打开|开启)(?:MCP )?会话/gi,
  },
  {
    mechanism: 'session',
    kind: 'idea',
    pattern:
      /session[- ]?ids?(?![a-z])|stateful (?:protocol|session|connection)s?|有状态的?(?:协议|会话|连接)|session identifiers?|会话\s?(?:id|标识|编号|号)/gi,
  },
  {
    mechanism: 'ping',
    kind: 'idea',
    pattern: /heart-?beats?|心跳|keep[- ]alive (?:message|request)s?/gi,
  },
  {
    mechanism: 'resumption',
    kind: 'idea',
    pattern:
      /resum\w+ (?:(?:the|a|an|any|broken|interrupted|cut|lost|dropped|SSE|event) ){0,3}(?:streams?|connections?)|streams? [^.]{0,30}resum\w+|(?:redeliver|replay)\w* [^.]{0,30}(?:events?|messages?)|(?:恢复|续传)[^。，]{0,12}流|流(?![与和])[^。，]{0,12}(?:恢复|续传)|断点续传|断线续传/gi,
  },
  {
    mechanism: 'get-stream',
    kind: 'idea',
    pattern:
      /(?<!\w)GET(?!\w)[^.。]{0,60}?(?:stream|SSE|流)|(?:stream|SSE|流)[^.。]{0,50}?(?<!\w)GET(?!\w)|standalone SSE stream/g,
  },
  {
    mechanism: 'server-requests',
    kind: 'idea',
    pattern:
      /sends? (?:an? |the |its |own )*`?(?:sampling\/createMessage|elicitation\/create|roots\/list)`?|server[- ]initiated requests?|服务端[^。，]{0,8}(?:向客户端|给客户端|主动)[^。，]{0,10}(?:发|推送)[^。，]{0,30}请求/gi,
  },
  {
    mechanism: 'batch',
    kind: 'idea',
    pattern:
      /JSON-RPC[^.。]{0,20}(?:batch\w*|批量|批处理)|batch\w*[^.。]{0,20}JSON-RPC/gi,
  },
]

/** The popular search, kept as it is: the lesson is what it does. */
const FIVE_WORDS =
  /(?<!\w)(?:initialize|mcp-session-id|ping|last-event-id|resources\/subscribe)(?!\w)/i

export function naiveHits(text: string): { hits: number; lines: number } {
  const lines = text.split('\n')
  return {
    hits: lines.filter(line => FIVE_WORDS.test(line)).length,
    lines: lines.length,
  }
}

/** Only the modern era has these. */
export const MODERN_WORDS =
  /2026-07-28|server\/discover|subscriptions\/listen|\bresultType\b|\binput_required\b|\binputResponses\b|\brequestState\b|\bMcp-(?:Method|Name)\b|io\.modelcontextprotocol\/\w+|\bcacheScope\b|\bttlMs\b|-3202[012]\b/g

/** What has replaced the removed mechanisms, by name. */
export const MODERN_NAMES =
  /server\/discover|subscriptions\/listen|\binput_required\b|\bMcp-(?:Method|Name)\b/
