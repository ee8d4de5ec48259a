/** What stage 05 promises: gates and signals; no checks or hints yet. */
import { outline } from './outline.ts'

export const STAGE_05_OUTLINE = outline('05', {
  core: {
    'empty-allowlist': {
      failure: 'R8',
      breaks: true,
      title: { en: 'Forbid everything, allow everything', zh: '本想全禁，结果全放' },
      holds: {
        en:
          'Absent, empty and filled differ in every list of the policy, and each has ' +
          'its own test.',
        zh: '策略里的每个列表，没写、写了空的、写了内容，各是各的意思，各有各的测试。',
      },
    },
    'small-denominator': {
      failure: 'R3',
      breaks: true,
      title: { en: 'Two of two is no rate', zh: '两次错了两次，不算比率' },
      holds: {
        en:
          'Half of at least 10 calls in 60 s, or 5 transport failures in a row, open ' +
          'the breaker of a server and tool for 30 s, doubling to 5 min; one probe ' +
          'closes it. `isError`, 4xx, refusals and cancellations do not count.',
        zh:
          '熔断器按「服务端加工具」计数：60 秒内至少 10 次且一半失败，' +
          '或传输层连续失败 5 次，才打开；先开 30 秒，逐次翻倍到 5 分钟，' +
          '一次探测成功就关闭。`isError`、4xx、拒绝和取消都不算失败。',
      },
    },
    'trusting-hints': {
      failure: 'R7',
      breaks: true,
      title: { en: 'The tool says that it is harmless', zh: '工具说自己无害' },
      holds: {
        en: 'A hint only ever makes a gate stricter.',
        zh: '注解只会让闸门更严，不会更松。',
      },
    },
    'deny-wins': {
      title: { en: 'Deny beats allow', zh: '禁止压过允许' },
      holds: {
        en: 'A deny wins over an allow, in every order and spelling.',
        zh: '不管什么顺序、怎么拼写，禁止都压过允许。',
      },
    },
    'approval-pending': {
      title: { en: 'A repository cannot approve itself', zh: '仓库不能自己批准自己' },
      holds: {
        en:
          'Project servers wait uncontacted; rejection wins; changed configuration ' +
          'asks again; with nobody to ask, the answer is no.',
        zh:
          '项目里的服务端在批准之前连都不连；拒绝优先；配置变了要重新问；没人可问，' +
          '就当不批准。',
      },
    },
    'shell-arguments': {
      title: { en: "The model's words in a shell", zh: '模型写的话进了 shell' },
      holds: {
        en:
          'Arguments written by the model never reach a shell, and never turn into ' +
          'flags.',
        zh: '模型写的参数从不进入 shell，也变不成命令行选项。',
      },
    },
    'dead-timeout': {
      failure: 'R4',
      title: { en: 'The timeout that never fired', zh: '从没触发过的超时' },
      holds: {
        en:
          'Each layer counts how often it fired, and one that can never fire is ' +
          'reported.',
        zh: '每一层都记自己触发了几次，不可能触发的那一层会被报出来。',
      },
    },
    'green-but-empty': {
      failure: 'R12',
      title: { en: 'Green, and empty', zh: '一片绿，一场空' },
      holds: {
        en: 'Health has three layers, and the business check catches "always empty".',
        zh: '健康检查分三层，业务那一层抓得到「永远为空」。',
      },
    },
    'zero-calls': {
      failure: 'R2',
      title: { en: 'Offered often, called never', zh: '给了很多次，一次没用' },
      holds: {
        en: 'Tools that were never called are listed with how often they were offered.',
        zh: '从没被调用的工具要列出来，旁边写明给模型看过多少次。',
      },
    },
  },
  beyond: {
    'name-is-not-identity': {
      title: { en: 'Anybody can take a name', zh: '名字谁都能起' },
      holds: {
        en: 'A name alone never allows; command and URL do.',
        zh: '光凭名字从不放行，要看 command 和 URL。',
      },
    },
    'url-wildcards': {
      title: { en: 'A star that reaches too far', zh: '星号管得太宽' },
      holds: {
        en:
          '`*` never crosses a border of host, port, path, user info or scheme, in ' +
          'any case or encoding.',
        zh: '`*` 不越过主机、端口、路径、用户信息和协议的边界，换大小写、换编码也不行。',
      },
    },
    'tool-poisoning': {
      title: { en: 'The tool changed after the approval', zh: '批准之后，工具变了' },
      holds: {
        en:
          'Description, schema and annotations are pinned by hash; a silent change ' +
          'is blocked and shown as a diff.',
        zh: '描述、schema 和注解按哈希钉住；悄悄改动会被拦下，并以 diff 展示。',
      },
    },
    'tool-shadowing': {
      title: { en: 'A look-alike takes the call', zh: '长得像的抢走了调用' },
      holds: {
        en: "A look-alike or a tool of the same name never takes another's calls.",
        zh: '同名或长得像的工具，抢不走别人的调用。',
      },
    },
    'path-escape': {
      title: { en: 'A way out of the root', zh: '越出根目录的路' },
      holds: {
        en:
          '`..`, absolute and encoded paths, symlinks, sibling prefixes and case ' +
          'tricks stay inside the root.',
        zh:
          '`..`、绝对路径、编码、符号链接、同前缀的兄弟目录、大小写花招，' +
          '都出不了根目录。',
      },
    },
    'minimal-environment': {
      title: { en: 'No more variables than given', zh: '没给的变量，一个也拿不到' },
      holds: {
        en: 'A server gets the variables it was given, and no others.',
        zh: '服务端只拿到给它的变量，别的一个也没有。',
      },
    },
    'secret-in-audit': {
      title: { en: 'The audit trail keeps the secret', zh: '审计记录也会泄密' },
      holds: {
        en:
          'A record has identity, action, time, context, decision and result, and no ' +
          'secret.',
        zh: '每条记录有身份、动作、时间、上下文、决定和结果，没有密钥。',
      },
    },
    'silent-block': {
      failure: 'R2',
      title: { en: 'Blocked, and nobody said so', zh: '拦下了，没人吭声' },
      holds: {
        en: 'Each allow, ask and deny is recorded with the rule that decided.',
        zh: '每一次放行、询问和拒绝，都连同起作用的规则一起记下来。',
      },
    },
    'dead-feature': {
      failure: 'R10',
      title: {
        en: 'Tested, exported, and never run',
        zh: '有测试，有导出，就是没在跑',
      },
      holds: {
        en:
          'A reachability check that ignores tests, definitions and re-exports finds ' +
          'the function nobody uses.',
        zh: '可达性检查不算测试、定义和再导出，找得出没人用的函数。',
      },
    },
  },
})
