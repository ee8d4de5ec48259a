/** What keeps working. */
import type { TermGroup } from './group.ts'

export const RELIABILITY: TermGroup = {
  id: 'reliability',
  title: { en: 'Reliability', zh: '可靠性' },
  terms: [
    {
      id: 'timeout',
      name: { en: 'Timeout', zh: '超时' },
      means: {
        en: 'The longest a caller waits. In layers, each inner one has to be shorter than the one around it, or it can never speak.',
        zh: '调用方最多等多久。一层套一层时，里层必须比外层短，否则永远轮不到它说话。',
      },
    },
    {
      id: 'retry',
      name: { en: 'Retry', zh: '重试' },
      means: {
        en: 'The same request again, under a new id. Only if it may be repeated, and only if something can have changed.',
        zh: '换新 id 再发同一个请求。前提是它允许重复，而且情况有可能已经变了。',
      },
    },
    {
      id: 'idempotent',
      name: { en: 'Idempotent', zh: '幂等' },
      means: {
        en: 'Twice has the effect of once. A tool may claim it (`idempotentHint`); a host that knows better asks its configuration.',
        zh: '做两次和做一次效果相同。工具可以这么声称（`idempotentHint`），更稳妥的宿主看自己的配置。',
      },
    },
    {
      id: 'backoff',
      name: { en: 'Backoff', zh: '退避' },
      means: {
        en: 'Waiting longer before each new attempt, with a random part, so that a thousand clients do not come back together.',
        zh: '每次重试前等得更久，并带随机量，免得一千个客户端同时回来。',
      },
    },
    {
      id: 'breaker',
      name: { en: 'Circuit breaker', zh: '熔断器' },
      means: {
        en: 'A switch that stops calling what keeps failing, and tries one call after a while. It needs a minimum of cases, or three failures of three are 100 %.',
        zh: '对一直失败的一方先停止调用，过一阵放一次试探。它要有最少样本数，否则三次里败三次就是 100 %。',
      },
    },
    {
      id: 'denominator',
      name: { en: 'Denominator', zh: '分母' },
      means: {
        en: 'What a rate is a rate of. A rate without it says nothing, see [small-denominator](./pitfalls/small-denominator.md).',
        zh: '比率是相对于什么算的。没有分母的比率什么也没说，见 [small-denominator](./pitfalls/small-denominator.md)。',
      },
    },
    {
      id: 'reconnect',
      name: { en: 'Reconnect', zh: '重连' },
      means: {
        en: 'Opening a link again, with pauses that grow, and not at all where the cause cannot go away by itself.',
        zh: '重新打开连接，间隔逐次加长；原因不会自己消失的，就别重连。',
      },
    },
  ],
}
