/** What the checks about time look at, where it has no name in code. */
import { type Text, type Verbatim, verbatim, type Wanted } from '@workshop/testkit'

/** `callMs: error.layer`: a member, and whose it is. */
export function of(owner: string, member: string): Verbatim {
  return verbatim(`${owner}: ${member}`)
}

export const what = {
  waits: {
    en: 'milliseconds before each attempt after the first',
    zh: '第一次之后，每次尝试之前等了多少毫秒',
  },
  attempts: { en: 'attempts, the first included', zh: '尝试次数，含第一次' },
  timersLeft: { en: 'timers that are left', zh: '还剩的定时器' },
  reason: { en: 'reason of the failure', zh: '失败的原因' },
  two: (one: string, other: string) => ({
    en: `the same for random() = ${one} and ${other}`,
    zh: `random() 为 ${one} 和 ${other} 时结果相同`,
  }),
  signal: { en: 'the signal of the work has fired', zh: '交给 work 的信号已触发' },
  reached: (layer: string) => ({
    en: `a wait for the ${layer} limit`,
    zh: `按 ${layer} 时限等待`,
  }),
  requests: (method: string) => ({
    en: `requests of ${method}`,
    zh: `${method} 的请求数`,
  }),
  requestsFor: (kind: string) => ({
    en: `requests after ${kind}`,
    zh: `遇到 ${kind} 之后的请求数`,
  }),
  sameId: { en: 'a second request under the same id', zh: '用同一个 id 再发请求' },
  retries: { en: 'repeated calls within a minute', zh: '一分钟内重发的调用数' },
  aWait: { en: 'a wait before the next attempt', zh: '下一次尝试之前的等待' },
} satisfies Record<string, Text | ((...args: never[]) => Text)>

/** Numbers of which jitter has taken no more than a half, place by place. */
export function halfOf(wholes: readonly number[]): Wanted {
  const shown = wholes.map(whole => `${whole / 2}–${whole}`).join(', ')
  return {
    said: { en: `[${shown}]`, zh: `[${shown}]` },
    holds: value =>
      Array.isArray(value) &&
      value.length === wholes.length &&
      value.every((ms, nth) => {
        const whole = Number(wholes[nth])
        return Number(ms) >= whole / 2 && Number(ms) <= whole
      }),
  }
}

export function between(least: number, most: number): Wanted {
  return {
    said: { en: `a number from ${least} to ${most}`, zh: `${least} 到 ${most} 的数` },
    holds: value => Number(value) >= least && Number(value) <= most,
  }
}
