/**
 * The words that tell how a sentence treats what it mentions. Each list is read from
 * the top; a cue may have to stand before or after the mention, or close to it.
 */
import type { Mechanism } from './types.ts'

export interface Cue {
  pattern: RegExp
  /** Where it has to stand; anywhere in the sentence if absent. */
  side?: 'before' | 'after'
  /** At most so many characters between the two. */
  within?: number
  /** Only of these. */
  only?: readonly Mechanism[]
  /** Not where the sentence has this as well. */
  unless?: RegExp
}

/** A refusal turns "without" around: whoever comes without it is sent away. */
export const REFUSES =
  /\b40[04]\b|reject|refus|error|invalid|bad request|new (?:one|session)|拒绝|报错|错误|返回 ?4|重新/i
/** A rule about order or number says that the thing exists. */
const ORDERS =
  /\b(?:before|until|unless|twice|again|other than|more than|except|while|batch\w*|cancel\w*)\b|之前|以前|除了|重复|两次|取消|直到/i
/** What fails is a peer or a stream, not the protocol. */
const FAILS =
  /\b(?:connection|stream|process|socket|packet|message)s? (?:is|was|has|gets?)/i

export const GONE: readonly Cue[] = [
  {
    pattern:
      /\b(?:removed|removes|remove|removal|retired|abolished|eliminated|withdrawn|superseded|obsolete|did away|does away|got rid)\b/i,
    unless: /\bremoved? (?:the |a |an )?(?:listener|file|entry|row|item|session from)/i,
  },
  { pattern: /\b(?:is|are|was|were|be|been) (?:all |both |now |long )?gone\b/i },
  { pattern: /\bdrop(?:s|ped)?\b/i, unless: FAILS },
  {
    pattern: /\bno longer\b/i,
    unless:
      /no longer (?:recogni|know|valid|alive|respond|answer|reachable|needs? it)/i,
  },
  { pattern: /\bany ?more\b/i, unless: /don['’]t wait any ?more/i },
  { pattern: /\bthere (?:is|are|was) (?:no|neither|nothing)\b/i, unless: REFUSES },
  {
    pattern:
      /\b(?:does|do|did) not exist\b|\b(?:does|do)n[’']t exist\b|\bhas no such\b/i,
  },
  { pattern: /\bignor(?:e|es|ed|ing)\b/i },
  {
    pattern:
      /\b(?:cut|killed|scrapped|axed|disappear(?:s|ed)?|vanish(?:es|ed)?|moved)\b/i,
    unless: /\b(?:streams?|connections?|process\w*|replicas?)\b/i,
  },
  { pattern: /\b(?:stop|quit|cease)(?:s|ped)? (?!when|if|after|at)\w+ing\b/i },
  { pattern: /\btak(?:es?|ing) the place of\b/i, side: 'before', within: 80 },
  { pattern: /\b(?:takes?|took|taken) out\b|\bdelete (?:your|the|all|every)\b/i },
  { pattern: /\bnot (?:a )?part of\b|\bwith (?:it|them) went\b|\bstood\b/i },
  {
    pattern:
      /\b(?:does|do|will) not (?:implement|honou?r)\b|\bno \w+(?: \w+){0,5} will\b/i,
  },
  { pattern: /删了|砍了|消失|不认它|不认这|拿掉|跟着没|就没有/ },
  {
    pattern: /\b(?:instead of|rather than|in place of|in lieu of)\b/i,
    side: 'before',
    within: 60,
  },
  { pattern: /\breplac(?:es?|ing)\b/i, side: 'before', within: 60 },
  {
    pattern: /\breplaced (?:by|with)\b|\bgave way\b|\bmade way\b|\bbecame\b/i,
    side: 'after',
  },
  { pattern: /\bused to\b|\bformerly\b|\bin the past\b|\bin the old days\b/i },
  {
    pattern: /\b(?:no|without|neither|nor)(?: \w+)?[ `]*$/i,
    side: 'before',
    within: 0,
    unless: REFUSES,
  },
  {
    pattern: /\bwithout (?:a |an |any |the )?(?:hand-?shakes?|sessions?)\b(?! id)/i,
    unless: REFUSES,
  },
  {
    pattern:
      /\b(?:must not|should not|do not|does not|don[’']t|never|need not|no need to)\b(?= (?:\w+ ){0,3}?(?:sends?|calls?|uses?|mints?|issues?|implements?|rel(?:y|ies)|expects?|falls?|teach|waits?|needs?|requires?|has|have|know)\b)/i,
    side: 'before',
    within: 60,
    unless: ORDERS,
  },
  {
    pattern: /\bnot (?:by |with |a |an |the |via |on )?[`*]*$/i,
    side: 'before',
    within: 0,
    unless: ORDERS,
  },
  {
    pattern: /-32601|method not found/i,
    only: ['ping', 'handshake', 'subscribe', 'log-level'],
  },
  { pattern: /\b405\b/, only: ['get-stream'], unless: /\beither\b|要么/i },
  { pattern: /\bcan(?:not|’t|'t)\b|不能|无法/i, only: ['resumption'] },
  { pattern: /\bdeprecated\b|\bdeprecation\b|弃用|废弃/i, only: ['http-sse'] },
  { pattern: /\bdeprecated\b|弃用|废弃/i, unless: /SSE/ },
  {
    pattern: /移除|删除|删掉|去掉|废除|砍掉|拿掉|淘汰|作废|下线/,
    unless: /删除(?:文件|记录)/,
  },
  { pattern: /(?:被|已|已经|都|全部)取消|取消了(?!请求|订阅|操作|任务)/ },
  { pattern: /不再/, unless: /不再(?:识别|有效|响应|认识|需要它)/ },
  { pattern: /没有了|已经没有|不存在|不复存在|没了/, unless: REFUSES },
  {
    pattern: /(?:没有|不用|无需|不需要|不必|用不着|不靠|也没有)[^，。]{0,8}$/,
    side: 'before',
    within: 0,
    unless: REFUSES,
  },
  { pattern: /没有(?:握手|会话)(?!\s?(?:id|标识|编号|号))/i, unless: REFUSES },
  { pattern: /忽略|不理会|不予理会/ },
  { pattern: /取代|替代|代替|替换成|换成|改成|改为|改用/, side: 'after' },
  { pattern: /(?:取代|替代|代替)(?:了|掉)?[^，。]{0,40}$/, side: 'before', within: 0 },
  {
    pattern: /不要(?!忘)|别再|不会再|不该再|不得再/,
    side: 'before',
    within: 30,
    unless: ORDERS,
  },
  { pattern: /以前[^，。]{0,4}(?:靠|用|会|要|的)|曾经|过去[的靠用]|从前|原先/ },
  { pattern: /(?:而)?不是(?:靠|用|发)?[^，。]{0,6}$/, side: 'before', within: 0 },
]

/** Peers of the older era, and what is done for them. */
export const LEGACY: readonly Cue[] = [
  { pattern: /\bstill (?!there|alive|running|open|valid|connected|up|in|be)\w+/i },
  { pattern: /\b(?:classic|conventional|traditional)\b|老办法|老规矩|老法子/i },
  { pattern: /还有[^，。]{0,8}在|哪一代|那一代/ },
  { pattern: /\bnot (?:yet )?(?:been )?(?:updated|upgraded|migrated)\b/i },
  { pattern: /\b(?:clients?|servers?|hosts?|peers?) (?:from|of|built in) 202[45]\b/i },
  { pattern: /\bSDK v1\b|\bv1 (?:servers?|clients?|SDK)\b|\byesterday[’']s\b/i },
  { pattern: /\btransition\w*\b|\b202[45] (?:dialect|style|rules|way)\b/i },
  { pattern: /\b(?:both|two) (?:generations|dialects|eras|code paths)\b/i },
  { pattern: /还在[等用讲发]|仍[在用要]|没有?升级|昨天的|过渡期|202[45] 年的/ },
  { pattern: /两种方言|两套代码|两个时代|旧的(?:服务|对端|客户|：|:)/ },
  { pattern: /\blegacy\b|\bdual-era\b|\bboth eras\b|\bolder era\b|\bpre-2026\b/i },
  {
    pattern:
      /\bold(?:er)? (?:\w+ )?(?:servers?|clients?|peers?|hosts?|revisions?|implementations?|connections?|way|style|generation|protocol|specifications?)\b/i,
  },
  {
    pattern:
      /\bolder versions? of (?:the )?(?:protocol|specification|MCP)\b|\bearlier revisions?\b/i,
  },
  {
    pattern:
      /\b(?:until|up to|through|till|before) (?:revision |version )?202[456]-\d\d-\d\d/i,
  },
  { pattern: /\b202[45]-\d\d-\d\d (?:and|or) (?:earlier|older|before)\b/i },
  { pattern: /\bis older than\b|\bspeaks? (?:only )?2025-\d\d-\d\d\b/i },
  {
    pattern: /\bfall(?:s|ing|en)?[- ]?back\b|\bbackwards?[- ]compatib\w+/i,
    unless: /HTTP ?\+ ?SSE/i,
  },
  {
    pattern: /\bfall(?:s|ing)?[- ]?back\b|\bbackwards?[- ]compatib\w+/i,
    only: ['http-sse'],
  },
  {
    pattern:
      /旧(?:版|一代|的?服务端|的?客户端|的?协议|的?连接|的?宿主|时代|的?对端|服务器)/,
  },
  { pattern: /老(?:一代|版|的?客户端|的?服务端|的?对端|的?协议|的?宿主|服务器)/ },
  { pattern: /回退|双时代|两代|上一代|遗留|传统模式/ },
  { pattern: /向后兼容|兼容(?:旧|老|它们)/, unless: /HTTP ?\+ ?SSE/i },
  {
    pattern:
      /202[45]-\d\d-\d\d ?(?:及|和|或|以及)(?:更早|更旧|之?以?前)|202[456]-\d\d-\d\d ?(?:之前|以前|为止)/,
  },
]
