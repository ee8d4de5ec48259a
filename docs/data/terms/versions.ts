/** Which protocol it is. */
import type { TermGroup } from './group.ts'

export const VERSIONS: TermGroup = {
  id: 'versions',
  title: { en: 'Revisions and eras', zh: '版本与两代' },
  terms: [
    {
      id: 'revision',
      name: { en: 'Revision', zh: '版本' },
      means: {
        en: 'A state of the specification, named by the date of its last incompatible change, such as 2026-07-28.',
        zh: '规范的一个状态，以最后一次不兼容改动的日期命名，例如 2026-07-28。',
      },
    },
    {
      id: 'modern',
      name: { en: 'Modern', zh: '新一代（modern）' },
      means: {
        en: 'The specification’s word for 2026-07-28 and later: no handshake, every request speaks for itself.',
        zh: '规范用它指 2026-07-28 及以后：没有握手，每个请求自报家门。',
      },
    },
    {
      id: 'legacy',
      name: { en: 'Legacy', zh: '旧一代（legacy）' },
      means: {
        en: 'The specification’s word for 2025-11-25 and earlier: a connection opens with a handshake. It says nothing about quality; most published servers are legacy.',
        zh: '规范用它指 2025-11-25 及以前：连接以握手开场。这不是褒贬，已发布的服务端大多属于这一代。',
      },
    },
    {
      id: 'dual-era',
      name: { en: 'Dual-era', zh: '双代（dual-era）' },
      means: {
        en: 'A peer that speaks both. A host that wants to reach what exists has to be one.',
        zh: '两代都会讲的一方。想连上现有的服务端，宿主就得是这样。',
      },
    },
    {
      id: 'handshake',
      name: { en: 'Handshake', zh: '握手' },
      means: {
        en: '`initialize`, its answer, then `notifications/initialized`. One offer, one counter-offer, no intersection of lists.',
        zh: '`initialize`、它的响应、再加 `notifications/initialized`。一次出价、一次还价，没有取交集这回事。',
      },
      era: 'legacy',
    },
    {
      id: 'session',
      name: { en: 'Session', zh: '会话' },
      means: {
        en: 'What a legacy server may keep between requests. Over HTTP it goes by the header `Mcp-Session-Id`. Modern servers neither mint nor read it.',
        zh: '旧一代服务端在请求之间可以保留的东西，HTTP 上用 `Mcp-Session-Id` 头辨认。新一代的服务端既不发也不读。',
      },
      era: 'legacy',
    },
    {
      id: 'ping',
      name: { en: 'ping', zh: 'ping' },
      means: {
        en: 'An empty request either side may send; it has to be answered at once. Removed in 2026-07-28.',
        zh: '任何一方都可以发的空请求，必须马上响应。2026-07-28 已删除。',
      },
      era: 'legacy',
    },
    {
      id: 'stateless',
      name: { en: 'Stateless', zh: '无状态' },
      means: {
        en: 'Nothing a server needs to understand a request was said in an earlier one. State that must last gets a handle.',
        zh: '理解一个请求所需的一切，不依赖更早的请求。必须留存的状态用句柄表示。',
      },
      era: 'modern',
    },
    {
      id: 'handle',
      name: { en: 'Handle', zh: '句柄' },
      means: {
        en: 'The name of something that lasts, given out by a tool and passed back as an ordinary argument. To have it must not mean to be allowed.',
        zh: '某样留存之物的名字，由工具发出，再作为普通参数传回。持有它不等于有权使用它。',
      },
    },
    {
      id: 'discover',
      name: { en: 'server/discover', zh: 'server/discover' },
      means: {
        en: 'The request that asks a server for revisions, capabilities and instructions. Every modern server has it, no client has to use it.',
        zh: '向服务端询问版本、能力和使用说明的请求。新一代服务端必须有，客户端可用可不用。',
      },
      era: 'modern',
    },
    {
      id: 'capability',
      name: { en: 'Capability', zh: '能力' },
      means: {
        en: 'A statement that a group of methods exists. A server’s stands in the discover result or the answer to `initialize`, a client’s on every modern request.',
        zh: '声明某一组方法存在。服务端的写在 discover 结果或 `initialize` 的响应里，客户端的写在新一代的每个请求上。',
      },
    },
    {
      id: 'extension',
      name: { en: 'Extension', zh: '扩展' },
      means: {
        en: 'An addition outside the core that both sides declare by its identifier. Never on unless both ask for it.',
        zh: '核心之外的附加部分，双方用标识符各自声明。只有一方声明时不生效。',
      },
      era: 'modern',
    },
    {
      id: 'deprecated',
      name: { en: 'Deprecated', zh: '弃用' },
      means: {
        en: 'Still there, and on its way out: at least twelve months from the revision that says so, as a rule. Not the same as removed.',
        zh: '还在，但要走了：按规则，从宣布的版本算起至少十二个月。和已移除是两回事。',
      },
    },
    {
      id: 'version-probe',
      name: { en: 'Version probe', zh: '版本探测' },
      means: {
        en: 'Asking the peer instead of guessing: `server/discover` first, the handshake after an unrecognised error or silence.',
        zh: '去问对端，别猜：先发 `server/discover`，遇到不认识的错误或没有回音，再握手。',
      },
    },
  ],
}
