/** Facts of chapter 8: reports, studies, and what published hosts let in. */
import type { Fact } from '../types.ts'

const PATTERN = String.raw`/^https:\/\/.*\.example\.com\/.*$/`
const FOREIGN = [
  'https://evil.test/x.example.com/mcp',
  'https://evil.test/?q=.example.com/',
  'https://user@evil.test/#.example.com/',
]

const HOSTS: readonly Fact[] = [
  {
    id: 'fails-open-host',
    value: 'gemini-cli',
    meaning: {
      en: 'A host that skips an allow list when it is empty, in its source of August 2026: everything is then allowed.',
      zh: '允许名单为空就跳过的一个宿主（2026 年 8 月的源码）：结果是全部放行。',
    },
    source: {
      title: 'google-gemini/gemini-cli, source of 2026-08-21 (commit 5411f11)',
      url: 'https://github.com/google-gemini/gemini-cli',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'unasked-host',
    value: 'qwen-code',
    meaning: {
      en: 'A host whose documentation says that runs without a terminal start the project’s servers unasked.',
      zh: '一个在文档里写明、非交互运行时不问就启动项目服务端的宿主。',
    },
    source: {
      title: 'qwen-code documentation, MCP',
      url: 'https://qwenlm.github.io/qwen-code-docs/1.x/en/users/mcp/',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
]

export const FACTS_8: readonly Fact[] = [
  ...HOSTS,
  {
    id: 'naive-url-pattern',
    value: '3 / 3',
    meaning: {
      en: 'Addresses on another host that `https://*.example.com/*` admits once `*` has become `.*` in a regular expression.',
      zh: '把 `*` 换成正则的 `.*` 之后，`https://*.example.com/*` 放进来的其他主机的地址。',
    },
    source: { title: 'The widespread pattern, run' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `node -p "const all = '${FOREIGN.join(' ')}'.split(' '); all.filter(url => ${PATTERN.replaceAll('$', String.raw`\$`)}.test(url)).length + ' / ' + all.length"`,
  },
  {
    id: 'cve-shell',
    value: 'CVE-2026-4199',
    meaning: {
      en: 'Command injection in mcp_code_executor: names of packages go into a string for `child_process.exec`, and so to a shell.',
      zh: 'mcp_code_executor 的命令注入：包名被拼进字符串，交给 `child_process.exec`，也就是交给了 shell。',
    },
    source: {
      title: 'bazinga012/mcp_code_executor, issues 17 and 21',
      url: 'https://github.com/bazinga012/mcp_code_executor/issues/17',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'cve-disputed',
    value: 'CVE-2026-0755',
    meaning: {
      en: 'The advisory on gemini-mcp-tool names a shell injection. The maintainer’s issue of 2026-05-27 says that no shell is used, and that the value reaches the `@file` notation of the program behind it.',
      zh: '针对 gemini-mcp-tool 的公告说是 shell 注入。维护者 2026-05-27 的 issue 说没有用 shell，值到达的是后面那个程序自己的 `@file` 写法。',
    },
    source: {
      title: 'jamubc/gemini-mcp-tool, issue 73',
      url: 'https://github.com/jamubc/gemini-mcp-tool/issues/73',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'prone-apis',
    value: '82 %, 67 %, 34 %',
    meaning: {
      en: 'Of 2,614 servers, how many use file operations prone to path traversal, interfaces prone to code injection, and interfaces prone to command injection. Use of such an interface is no proven hole.',
      zh: '2,614 个服务端里，用到容易路径穿越的文件操作、容易代码注入的接口、容易命令注入的接口的各占多少。用到不等于有洞。',
    },
    source: {
      title: 'Study by Endor Labs, as quoted by re-entry.ai',
      url: 'https://re-entry.ai/blog/mcp-gateway-security-enterprise-playbook',
    },
    checked: '2026-12-01',
    kind: 'second-hand',
  },
  {
    id: 'sandbox-prompts',
    value: '84 %',
    meaning: {
      en: 'Fewer permission prompts with a sandbox for commands, in Anthropic’s internal use of Claude Code (post of 2025-10-20; read in a mirror). No method is given.',
      zh: '给命令加沙箱后，Anthropic 内部使用 Claude Code 时少掉的授权提示（2025-10-20 的文章，读的是镜像）。没有给出测法。',
    },
    source: {
      title: 'Anthropic, Beyond permission prompts',
      url: 'https://www.anthropic.com/engineering/claude-code-sandboxing',
    },
    checked: '2026-12-01',
    kind: 'second-hand',
  },
]
