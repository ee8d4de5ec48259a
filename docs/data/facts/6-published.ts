/** Facts of chapter 6 that others published: prices, studies, reports. */
import type { Fact } from '../types.ts'

export const PUBLISHED_6: readonly Fact[] = [
  {
    id: 'rag-mcp',
    value: '13.6 %, 43.1 %',
    meaning: {
      en: 'Right tool chosen, with all tools in the prompt and with a few retrieved ones, in the stress test of RAG-MCP.',
      zh: 'RAG-MCP 的压力测试里选对工具的比例：前一个数是全部工具都给，后一个数是只给检索出的几个。',
    },
    source: { title: 'RAG-MCP (2025-05)', url: 'https://arxiv.org/abs/2505.03275' },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'cursor-total',
    value: '−46.9 %',
    meaning: {
      en: 'All tokens of an agent in runs that called MCP tools, once descriptions lay in files and only names in the prompt. Comparison in production by the vendor, with a high variance by its own word; the method is not published.',
      zh: '调用过 MCP 工具的运行里，agent 的全部 token：改成描述放文件、提示里只留名字之后。厂商在生产环境做的对照，自称方差很大；方法没有公布。',
    },
    source: {
      title: 'Cursor, Dynamic context discovery (2026-01)',
      url: 'https://cursor.com/blog/dynamic-context-discovery',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'cache-read',
    value: '0.1',
    meaning: {
      en: 'Price of a cached input token at Anthropic, as a part of an uncached one.',
      zh: 'Anthropic 缓存命中的输入 token 的价格，是未命中的几分之几。',
    },
    source: {
      title: 'Claude documentation, Prompt caching',
      url: 'https://platform.claude.com/docs/en/build-with-claude/prompt-caching',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'cache-write',
    value: '1.25, 2',
    meaning: {
      en: 'Price of writing an input token into the cache at Anthropic, as a multiple of an uncached one: kept for five minutes, for one hour.',
      zh: 'Anthropic 把一个输入 token 写进缓存的价格，是不用缓存时的几倍：留五分钟的，留一小时的。',
    },
    source: {
      title: 'Claude documentation, Prompt caching',
      url: 'https://platform.claude.com/docs/en/build-with-claude/prompt-caching',
    },
    checked: '2026-12-01',
    kind: 'second-hand',
  },
  {
    id: 'cache-minimum',
    value: '512 – 4,096',
    meaning: {
      en: 'Tokens that a beginning needs to be cached at Anthropic, by model.',
      zh: 'Anthropic 缓存一个开头至少要多少 token，因模型而异。',
    },
    source: {
      title: 'Claude documentation, Prompt caching',
      url: 'https://platform.claude.com/docs/en/build-with-claude/prompt-caching',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'cache-field',
    value: '96.7 %',
    meaning: {
      en: 'Input tokens found in the cache over 73,386 calls of Codex, as a user counted; the worst twentieth of the calls had 90 % or less.',
      zh: '一位用户统计的 73,386 次 Codex 调用里，输入 token 命中缓存的比例；最差的二十分之一不到或刚到 90%。',
    },
    source: {
      title: 'thibautrey/multivibe, prompt cache audit (wiki)',
      url: 'https://github.com/thibautrey/multivibe/wiki/prompt-cache-breakpoint-audit',
    },
    checked: '2026-11-30',
    kind: 'second-hand',
  },
  {
    id: 'official-threshold',
    value: '1 – 5 %',
    meaning: {
      en: 'Part of the context window from which on the official page for client authors would look for tools instead of showing all, given as an example.',
      zh: '官方的客户端作者指南举的例子：工具定义占到上下文窗口的多少，就该改用搜索。',
    },
    source: {
      title: 'MCP documentation, Client Best Practices',
      url: 'https://modelcontextprotocol.io/docs/develop/clients/client-best-practices',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'tool-search-saving',
    value: '77,000 → 8,700',
    meaning: {
      en: 'Tokens in the context before a task began, with 58 tools of several servers: all definitions, and tool search. 85 %, in Anthropic’s post; their tools, their search.',
      zh: '几个服务端共 58 个工具，任务开始前上下文里的 token：全部定义，和用工具搜索。少了 85%，出自 Anthropic 的文章；用的是他们的工具和他们的搜索。',
    },
    source: {
      title: 'Anthropic, Advanced tool use (2025-11-24)',
      url: 'https://www.anthropic.com/engineering/advanced-tool-use',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'code-execution',
    value: '150,000 → 2,000',
    meaning: {
      en: 'Tokens of one workflow between two services, by single tool calls and by code that calls them, in Anthropic’s post of November 2025: 98.7 % fewer. It is about code execution, not about tool search.',
      zh: 'Anthropic 2025 年 11 月的文章里，两个服务之间的一条工作流，逐个调用工具和用代码去调用，各要多少 token：少了 98.7%。说的是代码执行，不是工具搜索。',
    },
    source: {
      title: 'Anthropic, Code execution with MCP (November 2025)',
      url: 'https://www.anthropic.com/engineering/code-execution-with-mcp',
    },
    checked: '2026-12-01',
    kind: 'second-hand',
  },
  {
    id: 'code-mode',
    value: '1,170,000',
    meaning: {
      en: 'Tokens of 2,594 operations of Cloudflare’s API as single tools, by its own count; as two tools that take code, about 1,000.',
      zh: 'Cloudflare 自己算的：它的 2,594 个 API 操作做成一个个工具要多少 token；改成两个收代码的工具，约 1,000。',
    },
    source: {
      title: 'Cloudflare documentation, MCP servers for Cloudflare',
      url: 'https://developers.cloudflare.com/agents/model-context-protocol/mcp-servers-for-cloudflare',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
]
