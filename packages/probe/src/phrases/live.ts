/** What is said of a live server, and of the ways in which there is none to speak of. */
import type { Text } from '@workshop/syllabus'
import type { ServerEra, TroubleId } from '../live/types.ts'

export const ERA_TEXTS: Readonly<Record<ServerEra, Text>> = {
  modern: {
    en: 'Modern only: it answers `server/discover` and refuses `initialize`.',
    zh: '只讲新一代：答得出 `server/discover`，拒绝 `initialize`。',
  },
  dual: {
    en: 'Dual-era: it answers `server/discover` and `initialize`.',
    zh: '两代都讲：`server/discover` 和 `initialize` 都答得出。',
  },
  legacy: {
    en: 'Legacy only: it answers `initialize`, not `server/discover`.',
    zh: '只讲旧一代：答得出 `initialize`，答不出 `server/discover`。',
  },
  unknown: {
    en: 'Unknown: the server has not shown an era.',
    zh: '未知：服务端没有表现出属于哪一代。',
  },
}

/** A server may settle on an era by the first message it gets. */
export const OPEN: Text = {
  en: 'Modern: it answers `server/discover`. Afterwards this process refused `initialize`; whether a new one would accept it, `--again` finds out.',
  zh: '讲新一代：答得出 `server/discover`。这个进程随后拒绝了 `initialize`；换一个新进程会不会接受，要加 `--again` 再问。',
}

export const LIMITS: Text = {
  en: 'No tool was called and no resource read: how the tools themselves behave is not known.',
  zh: '没有调用任何工具，也没有读取资源：工具本身的行为不在检查之列。',
}

export const TROUBLE_TEXTS: Readonly<Record<TroubleId, Text>> = {
  'no-such-command': {
    en: 'There is no such command. Check the spelling and the PATH; on Windows scripts such as npx need `cmd /c`.',
    zh: '没有这个命令。检查拼写和 PATH；Windows 上 npx 之类的脚本要用 `cmd /c`。',
  },
  'cannot-start': {
    en: 'The command exists but cannot be started; it may lack the permission to run.',
    zh: '命令存在，但是启动不了，可能没有执行权限。',
  },
  exits: {
    en: 'The server exited without answering. Its last words on stderr usually say why.',
    zh: '服务端没有回答就退出了，原因通常在 stderr 的最后几行里。',
  },
  silent: {
    en: 'Something is there, but it answers neither `server/discover` nor `initialize` in time. Is it an MCP server at all?',
    zh: '对面有东西，但是 `server/discover` 和 `initialize` 都没有按时回答。它真的是 MCP 服务端吗？',
  },
  'floods-stdout': {
    en: 'The server wrote more to stdout than any answer needs, and was ended.',
    zh: '服务端往标准输出写的内容远远超过任何响应的需要，已经把它结束。',
  },
  'floods-stderr': {
    en: 'The server floods stderr and was ended before it had answered.',
    zh: '服务端不停地往 stderr 写，还没有回答就被结束了。',
  },
  'no-messages': {
    en: 'What the server prints on stdout are no messages; logs belong on stderr.',
    zh: '服务端打印在标准输出上的不是消息；日志应该写到 stderr。',
  },
  unreachable: {
    en: 'Nobody answers at that address. Check host, port and network.',
    zh: '这个地址没有人响应，检查主机名、端口和网络。',
  },
  redirects: {
    en: 'The address redirects. The probe does not follow, so that nothing is sent where you have not looked: try the new address yourself.',
    zh: '这个地址会重定向。探针不跟随，免得把请求发到你没有看过的地方：请自己试新地址。',
  },
  'needs-auth': {
    en: 'The server wants credentials (401 or 403). That says nothing about its era; the probe sends none.',
    zh: '服务端要求凭证（401 或 403）。这说明不了它属于哪一代；探针不发送任何凭证。',
  },
  html: {
    en: 'The address answers with a web page, not with MCP: probably the wrong path, often `/mcp` is missing.',
    zh: '这个地址返回的是网页，不是 MCP：多半是路径不对，常见的是少了 `/mcp`。',
  },
  outage: {
    en: 'The server answers with a fault of its own (5xx). That is an outage, not an era.',
    zh: '服务端返回 5xx，是它自己出了故障，说明不了它属于哪一代。',
  },
  'not-mcp': {
    en: 'Something answers at that address, but not with MCP in either era.',
    zh: '这个地址有东西响应，但是哪一代的 MCP 都不是。',
  },
  'too-large': {
    en: 'The answer is larger than any answer to these questions needs to be, and was cut off.',
    zh: '响应的大小远远超过这些问题的需要，已经中断读取。',
  },
  interrupted: {
    en: 'Interrupted before there was a verdict.',
    zh: '还没有结论就被中断了。',
  },
}
