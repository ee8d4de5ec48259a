/** What stage 03 promises: a server across the network; no checks or hints yet. */
import { outline } from './outline.ts'

export const STAGE_03_OUTLINE = outline('03', {
  core: {
    'blind-reconnect': {
      breaks: true,
      title: { en: 'Retrying what cannot work', zh: '对不可能成功的事反复重试' },
      holds: {
        en:
          'A local server fails with the reason and restarts within a bound; a ' +
          'remote one backs off 1, 2, 4, 8, 16 s with jitter, reset only by real ' +
          'health.',
        zh:
          '本地服务端失败要说明原因，重启次数有上限；远程的按 1、2、4、8、' +
          '16 秒退避并加抖动，真正恢复健康才清零。',
      },
    },
    'masked-timeout': {
      failure: 'R4',
      breaks: true,
      title: { en: 'A timeout that can never fire', zh: '永远轮不到的超时' },
      holds: {
        en:
          'Inner limits are below outer ones, asserted at start with both names, and ' +
          'the layer that fired is named.',
        zh: '内层小于外层，启动时校验并报出两层的名字；触发的是哪一层，要说得出来。',
      },
    },
    'leaky-log': {
      breaks: true,
      title: { en: 'Secrets in your own log', zh: '密钥进了自己的日志' },
      holds: {
        en: 'No `code`, `state` or token in any log, error, trace or URL history.',
        zh: '日志、错误、追踪、URL 历史里，都没有 `code`、`state` 和 token。',
      },
    },
    'transport-seam': {
      title: { en: 'The manager knows no transport', zh: '管理器不认识传输层' },
      holds: {
        en:
          "The manager's source is byte-identical over stdio, HTTP and memory, and " +
          'delivery in memory is asynchronous.',
        zh:
          '管理器的源码在 stdio、HTTP 和内存传输下逐字节相同，' +
          '内存里的投递也是异步的。',
      },
    },
    'json-or-sse': {
      title: { en: 'One request, two kinds of answer', zh: '一个请求，两种响应' },
      holds: {
        en:
          'JSON and SSE are both read, empty bodies too, and SSE with CRLF, comments ' +
          'and several `data:` lines, cut anywhere.',
        zh:
          'JSON 和 SSE 都读，空响应体也认；SSE 里有 CRLF、注释、多行 `data:`，' +
          '切在哪里都行。',
      },
    },
    'mirrored-headers': {
      title: { en: 'The header repeats the body', zh: '头部要和正文对上' },
      holds: {
        en:
          '`MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name` are sent and ' +
          'compared; a mismatch is 400 with -32020.',
        zh:
          '`MCP-Protocol-Version`、`Mcp-Method`、`Mcp-Name` 都要发，也要比对；' +
          '对不上就是 400 和 -32020。',
      },
    },
    'era-over-http': {
      failure: 'R11',
      title: { en: 'An outage is not an old server', zh: '故障不等于旧服务端' },
      holds: {
        en:
          'Only a 4xx without a modern error means old; 5xx and timeouts are ' +
          'outages; 401 and 403 say nothing about the era.',
        zh:
          '只有不含新一代错误的 4xx 才回退；5xx 和超时是故障；401、' +
          '403 不说明是哪一代。',
      },
    },
    'retry-class': {
      title: { en: 'Which failures deserve a retry', zh: '哪些失败值得重试' },
      holds: {
        en:
          '429, 503 and resets are retried with jitter, `Retry-After` and a budget; ' +
          '400, 401, 403 and tool errors never.',
        zh:
          '429、503 和连接重置才重试，带抖动，遵守 `Retry-After`，有预算；400、401、' +
          '403 和工具错误从不重试。',
      },
    },
    'needs-auth': {
      title: { en: '401 is where it starts', zh: '401 只是开始' },
      holds: {
        en:
          'A 401 leads over both metadata documents and PKCE S256 to a token for ' +
          'this `resource`; until then the state says needs-auth.',
        zh:
          '401 之后依次是两份元数据、PKCE S256，直到拿到带 `resource` 的 token；' +
          '在此之前，状态显示为 needs-auth。',
      },
    },
  },
  beyond: {
    'status-map': {
      title: { en: 'Each status code means something', zh: '状态码各有各的意思' },
      holds: {
        en:
          '400, 401, 403, 404, 405, 413, 415, 429 and 5xx are told apart, and error ' +
          'bodies are read.',
        zh:
          '400、401、403、404、405、413、415、429 和 5xx 各按其意处理，' +
          '错误的正文也要读。',
      },
    },
    'foreign-origin': {
      title: {
        en: 'A web page calls your local server',
        zh: '网页调到了你的本地服务端',
      },
      holds: {
        en: 'A foreign Origin gets 403, only loopback is bound, bodies have a limit.',
        zh: '外来的 Origin 得到 403，只绑定回环地址，请求体有上限。',
      },
    },
    'stream-cut': {
      title: { en: 'The stream broke; did the work?', zh: '流断了，活干完了吗' },
      holds: {
        en:
          'A broken stream loses its request: resend under a new id if it is ' +
          'idempotent, else say that the outcome is unknown.',
        zh: '流断了，请求就丢了：幂等的换个新 id 重发，否则如实说结果未知。',
      },
    },
    'hang-up-cancels': {
      title: { en: 'Hanging up is the cancel', zh: '挂断就是取消' },
      holds: {
        en:
          'Closing the stream cancels on the server; over modern HTTP the client ' +
          'sends no cancel message.',
        zh: '关闭流，服务端就取消；新一代 HTTP 上，客户端不发取消消息。',
      },
    },
    'lost-subscription': {
      title: { en: 'A subscription that ended unseen', zh: '订阅断了，没人发觉' },
      holds: {
        en:
          '`subscriptions/listen` is acknowledged and tagged, and taken up again ' +
          'with backoff; a refused stream never becomes a storm.',
        zh:
          '`subscriptions/listen` 有确认、有标记，断了会退避着重新订阅；' +
          '被拒绝的流不会变成风暴。',
      },
    },
    'wrong-audience': {
      title: { en: 'A token made for somebody else', zh: '发给别人的 token' },
      holds: {
        en:
          'The server refuses a token minted for another resource, and the client ' +
          'sends one nowhere else, redirects included.',
        zh:
          '为别的资源签发的 token，服务端不认；客户端也不把 token 发到别处，' +
          '重定向也不例外。',
      },
    },
    'issuer-mix-up': {
      title: { en: 'Who issued this code?', zh: '这个授权码是谁发的' },
      holds: {
        en: '`iss` is compared exactly; it may be absent only if never advertised.',
        zh: '`iss` 严格比对；对方从未声明支持，才可以没有。',
      },
    },
    'refresh-race': {
      title: { en: 'Ten callers, one refresh', zh: '十个调用方，一次刷新' },
      holds: {
        en:
          'Callers share one early refresh; a losing refresh never deletes the ' +
          "winner's token; a step-up after 403 is bounded.",
        zh:
          '多个调用方共用一次提前刷新；刷新输了的一方不会删掉赢家的 token；' +
          '403 之后追加授权有次数上限。',
      },
    },
    'input-required': {
      title: { en: 'The answer is a question', zh: '响应是一个反问' },
      holds: {
        en:
          'Rounds are bounded, `requestState` returns byte for byte under a new id, ' +
          "and nothing is answered without the user's policy.",
        zh:
          '轮数有上限；`requestState` 逐字节原样带回，换新 id；没有用户的策略，' +
          '绝不代答。',
      },
    },
  },
})
