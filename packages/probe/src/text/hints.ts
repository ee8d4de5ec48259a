/**
 * Weaker words: they never decide by themselves what a mention is, only whether more
 * may be claimed of it.
 */

/**
 * Signs that the writer places things in time, without saying how. They take nothing
 * back; they only forbid to claim that the mechanism is demanded.
 */
export const PLACED_IN_TIME =
  /\b(?:stateless\w*|modern|2026|nowadays|today|any longer|migrat\w+|upgrad\w+|newer|new servers?|generations?|eras?|dialects?|compatib\w+|formerly|histor\w+|obstacle|least of all|former|discover|probe[ds]?|went|left|used to|old|last year|tutorials?|adapter|shim|insist|this revision|July|`?_meta`?|listen request|both (?:paths|kinds|ways|worlds)|pointless|become of|(?:every|no|any) revision|flaw\w*|discovery)\b|current (?:servers?|revision|version|specification)|无状态|新版|新一代|新服务端|当前版本|这个版本|这一版|月的版本|2026|迁移|升级|兼容|原来|原先|过渡|旧|老(?!是)|探测|照顾|时代|方言|不应该|换了|去年|还是要|还会|还得|适配|历史|两条路都|毛病|后来|哪个版本|缺陷|_meta/i

/** A duty, not merely a custom. */
export const OBLIGES =
  /\b(?:must(?! not)|shall(?! not)|has to|have to|required|requires|always|first|mandatory)\b|必须|一定要|首先|永远/i

/** A no that is neither a rule of order nor a refusal leaves the rest open. */
export const NEGATED =
  /\b(?:no|not|nothing|none|nobody|neither|never|cannot|can[’']t|don[’']t|doesn[’']t|without)\b|不|没|无|(?<![级区分特个])别|关掉/i

/** With these, a no belongs to a rule that holds. */
export const RULES =
  /\b(?:before|until|unless|other than|except|if|once|when|only|forget|otherwise|miss\w*|within|too|twice|again)\b|之前|直到|除了|如果|只有|才|缺|忘|否则|一旦|超时|没有?(?:回|收到|应答|响应)|长时间没有|没握完|不接受|不支持|不带|不认识这/i

/** The answer that takes a question back. */
export const NO =
  /^[\s*_]*(?:A|Answer|答)?[:：]?[\s*_]*(?:no|not|never|nothing|不|没|无|否|别)/i

/** Headings and headers under which the older era is told of. */
export const HISTORY =
  /migrat|what changed|changes? since|changelog|then and now|before and after|\bbefore\b|\bold\b|\bolder\b|\blegacy\b|\buntil\b|\bremoved\b|\bdropped\b|\bgone\b|\bdeprecated\b|\bearlier\b|\b2025-\d\d-\d\d and\b|\bhistory\b|迁移|变化|变更|对比|之前|以前|更早|旧|老|移除|去掉|删除|废弃|弃用|历史|不再/i

/** A sentence that speaks of everything around it. */
export const SUMS_UP =
  /\b(?:all of|none of|these|those|this|that|both|they|it|everything)\b|2026-07-28|以上|上述|这些|这套|它们|都|全部|这一切/i
