/** Facts of chapter 10: secrets of servers, extensions, and what gateways publish. */
import type { Fact } from '../types.ts'

const GATEWAYS: readonly Fact[] = [
  {
    id: 'gateway-hop',
    value: '50 µs',
    meaning: {
      en: 'What mcp-proxy 0.4.1 adds to the median of a call with one client, on loopback, in front of a server that echoes (Apple M4 Pro, `cargo run --release --example overhead`). Its author: scale, not truth. Not run by us.',
      zh: 'mcp-proxy 0.4.1 给一次调用的中位数加了多少：单客户端、本机回环、后面是只会回声的服务端（Apple M4 Pro，`cargo run --release --example overhead`）。作者自己说这是量级，不是定论。我们没有跑过。',
    },
    source: {
      title: 'joshrotenberg/mcp-proxy, docs/benchmarks.md (2026-08-04)',
      url: 'https://github.com/joshrotenberg/mcp-proxy/blob/main/docs/benchmarks.md',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'gateway-report',
    value: '5.8 s',
    meaning: {
      en: 'p95 of MCP requests in ContextForge’s own load report for 1.0.6, at 91 requests a second; 31.6 % of them failed, because the arguments were generated badly.',
      zh: 'ContextForge 自己的 1.0.6 压测报告里，MCP 请求在每秒 91 个时的 p95；其中 31.6% 失败，原因是生成的参数不合格。',
    },
    source: {
      title: 'IBM/mcp-context-forge, load report of 1.0.6',
      url: 'https://github.com/IBM/mcp-context-forge',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'gateway-modern',
    value: 'agentgateway 1.4.1',
    meaning: {
      en: 'A gateway whose source joins `server/discover` of several servers, offers the revisions they have in common, joins subscriptions, and tests the mirrored headers.',
      zh: '从源码看，这个网关会合并多个服务端的 `server/discover`，取它们共有的版本，合并订阅，并对镜像头有测试。',
    },
    source: {
      title: 'agentgateway, source of 1.4.1',
      url: 'https://github.com/agentgateway/agentgateway/blob/main/crates/agentgateway/src/mcp/README.md',
    },
    checked: '2026-11-30',
    kind: 'read',
    era: 'modern',
  },
]

export const FACTS_10: readonly Fact[] = [
  {
    id: 'static-secrets',
    value: '88 %, 53 %',
    meaning: {
      en: 'Of about 5,200 open-source servers: how many require credentials, and how many rely on static secrets such as API keys. 8.5 % use OAuth. A vendor’s study of 2025, read in a copy; it does not say what the 53 % are a share of.',
      zh: '约 5,200 个开源服务端里：需要凭据的有多少，依赖 API 密钥之类静态秘密的有多少。用 OAuth 的是 8.5%。厂商 2025 年的研究，读的是转载；53% 以什么为分母，它没有说。',
    },
    source: {
      title: 'Astrix, State of MCP Server Security 2025 (copy at nhimg.org)',
      url: 'https://nhimg.org/state-of-mcp-server-security-2025-5200-servers-credential-risks-and-an-open-source-fix',
    },
    checked: '2026-12-01',
    kind: 'second-hand',
  },
  {
    id: 'ema-stable',
    value: '2026-06-18',
    meaning: {
      en: 'The day on which the extension Enterprise-Managed Authorization was announced as stable.',
      zh: 'Enterprise-Managed Authorization 扩展宣布稳定的日子。',
    },
    source: {
      title: 'MCP blog, Enterprise-Managed Authorization',
      url: 'https://blog.modelcontextprotocol.io/posts/enterprise-managed-auth/',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'audit-in-hosts',
    value: '0',
    meaning: {
      en: 'Of eight desktop hosts (Claude Code, Codex, VS Code, gemini-cli, opencode, goose, Cursor, Zed), how many were seen to record each permission decision with its rule. Source or documentation was read; two are closed, and enterprise builds were not seen.',
      zh: '八个桌面宿主（Claude Code、Codex、VS Code、gemini-cli、opencode、goose、Cursor、Zed）里，看到有几个会把每个授权决定连同规则记下来。读的是源码或文档；其中两个闭源，企业版没有看到。',
    },
    source: {
      title: 'Source and documentation of eight hosts',
      url: 'https://code.claude.com/docs/en/mcp',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  ...GATEWAYS,
]
