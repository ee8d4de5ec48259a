/** Who may. */
import type { TermGroup } from './group.ts'

export const AUTHORIZATION: TermGroup = {
  id: 'authorization',
  title: { en: 'Authorization', zh: '授权' },
  terms: [
    {
      id: 'access-token',
      name: { en: 'Access token', zh: '访问令牌' },
      means: {
        en: 'What a client shows to be let in: `Authorization: Bearer …` on every request, never in the URL.',
        zh: '客户端用来进门的凭据：每个请求带 `Authorization: Bearer …`，不放进 URL。',
      },
    },
    {
      id: 'resource-server',
      name: { en: 'Resource server', zh: '资源服务端' },
      means: {
        en: 'OAuth’s word for whoever checks tokens. An MCP server over HTTP is one; it issues none.',
        zh: 'OAuth 对检查 token 的一方的叫法。HTTP 上的 MCP 服务端就是，它自己不签发。',
      },
    },
    {
      id: 'authorization-server',
      name: { en: 'Authorization server', zh: '授权服务端' },
      means: {
        en: 'Whoever lets the user in and issues tokens. Named by the resource server’s metadata.',
        zh: '让用户登录并签发 token 的一方。由资源服务端的元数据指明。',
      },
    },
    {
      id: 'challenge',
      name: { en: 'Challenge', zh: '质询' },
      means: {
        en: 'The header `WWW-Authenticate` of a 401 or 403: where the metadata is, and which scopes are missing.',
        zh: '401 或 403 的 `WWW-Authenticate` 头：元数据在哪，还缺哪些 scope。',
      },
    },
    {
      id: 'resource-metadata',
      name: { en: 'Protected resource metadata', zh: '受保护资源元数据' },
      means: {
        en: 'A document (RFC 9728) in which a server names its authorization servers.',
        zh: '一份文档（RFC 9728），服务端在里面写明自己的授权服务端。',
      },
    },
    {
      id: 'pkce',
      name: { en: 'PKCE', zh: 'PKCE' },
      means: {
        en: 'A secret made anew for each login, so that a stolen code is worth nothing. S256, and no login where it is not promised.',
        zh: '每次登录现做的秘密，偷走授权码也没用。用 S256；对方没承诺支持，就不登录。',
      },
    },
    {
      id: 'audience',
      name: { en: 'Audience', zh: '受众' },
      means: {
        en: 'For whom a token was issued. The client asks for it with `resource` (RFC 8707), the server checks it.',
        zh: 'token 是签发给谁用的。客户端用 `resource`（RFC 8707）申请，服务端检查。',
      },
    },
    {
      id: 'scope',
      name: { en: 'Scope', zh: 'scope' },
      means: {
        en: 'What a token allows, in words of the server. More of it is asked for when a 403 says so, not in advance.',
        zh: 'token 允许做什么，用服务端的说法。403 说不够时再要，不预先多要。',
      },
    },
    {
      id: 'issuer',
      name: { en: 'Issuer', zh: '签发者' },
      means: {
        en: 'Who an authorization server says it is. The client writes it down before the redirect and compares it afterwards (RFC 9207).',
        zh: '授权服务端自称是谁。客户端在跳转之前记下，回来时比对（RFC 9207）。',
      },
    },
    {
      id: 'cimd',
      name: { en: 'Client ID Metadata Document', zh: '客户端 ID 元数据文档（CIMD）' },
      means: {
        en: 'A client id that is an https URL; what is there describes the client. The preferred way for clients nobody has registered.',
        zh: '客户端 id 是一个 https URL，那里的文档描述这个客户端。没人预先登记过的客户端，首选这种办法。',
      },
    },
    {
      id: 'dcr',
      name: { en: 'Dynamic Client Registration', zh: '动态客户端注册（DCR）' },
      means: {
        en: 'A client registers itself at the authorization server. Deprecated in 2026-07-28 in favour of metadata documents.',
        zh: '客户端自己到授权服务端登记。2026-07-28 起弃用，改用元数据文档。',
      },
    },
  ],
}
