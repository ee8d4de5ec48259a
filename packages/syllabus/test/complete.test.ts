/** What a complete pitfall owes its learner: causes, a ladder of hints, checks. */
import { describe, expect, test } from 'vitest'
import {
  LOCALES,
  type Pitfall,
  STAGE_01,
  STAGE_02,
  STAGE_03,
  STAGE_04,
  STAGE_05,
} from '../src/index.ts'

const pitfalls: readonly Pitfall[] = [
  STAGE_01,
  STAGE_02,
  STAGE_03,
  STAGE_04,
  STAGE_05,
].flatMap(stage => Object.values<Pitfall>(stage))
const checks = pitfalls.flatMap(pitfall =>
  Object.entries(pitfall.checks).map(([id, check]) => ({ pitfall, id, check })),
)

function sentencesIn(text: string): number {
  return (text.match(/[.?!](?=\s|$)|[。？！]/gu) ?? []).length
}

/** Runs of five words or of twelve Han characters: long enough to be the same idea. */
function runsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9`_.]+/g) ?? []
  const han = text.match(/\p{Script=Han}/gu) ?? []
  return new Set([...windows(words, 5), ...windows(han, 12)])
}

const windows = (parts: string[], size: number) =>
  parts.slice(size - 1).map((_, start) => parts.slice(start, start + size).join(' '))

describe.each(pitfalls.map(pitfall => [pitfall.id, pitfall] as const))(
  '%s',
  (_, pitfall) => {
    test.each(LOCALES)('explains its cause in at most three sentences (%s)', locale => {
      expect(sentencesIn(pitfall.cause[locale])).toBeGreaterThan(0)
      expect(sentencesIn(pitfall.cause[locale])).toBeLessThanOrEqual(3)
    })

    test('has an experiment exactly when it is broken first', () => {
      expect(pitfall.experiment !== undefined).toBe(pitfall.breaks)
      if (pitfall.experiment === undefined) return
      for (const locale of LOCALES) {
        expect(pitfall.experiment[locale]).toContain(`break/${pitfall.id}.ts`)
      }
    })

    test.each(LOCALES)('names the reference on the last rung only (%s)', locale => {
      const [first, second, last] = pitfall.hints.map(hint => hint[locale])
      expect(first).not.toMatch(/solutions\//)
      expect(second).not.toMatch(/solutions\//)
      expect(pitfall.references).not.toHaveLength(0)
      for (const file of pitfall.references ?? []) expect(last).toContain(file)
      expect(last).toContain(`\`${pitfall.id}\``)
    })

    test.each(LOCALES)('gives nothing away on the first rung (%s)', locale => {
      const [first, ...later] = pitfall.hints
      const given = runsIn(first[locale])
      const kept = later.flatMap(hint => [...runsIn(hint[locale])])
      expect(kept.filter(run => given.has(run))).toEqual([])
    })
  },
)

/** Whom a title may begin with: the parts that a stage is made of. */
const LOOKED_AT: Readonly<Record<string, { en: RegExp; zh: RegExp }>> = {
  '01': {
    en: /^(client|server|decoder|encoder): /,
    zh: /^(客户端|服务端|解码器|编码器)：/,
  },
  '02': {
    en: /^(names|config|connection|manager): /,
    zh: /^(命名|配置|连接|管理器)：/,
  },
  '03': {
    en: /^(client|server|manager|negotiation|transport|timeouts|retry|authorizer|log): /,
    zh: /^(客户端|服务端|管理器|协商|传输|超时|重试|授权|日志)：/,
  },
  '04': {
    en: /^(bill|order|cache|descriptions|results|instructions|search|statistics): /,
    zh: /^(账单|次序|缓存|描述|结果|说明|搜索|统计)：/,
  },
  '05': {
    en: /^(policy|hints|approvals|pins|arguments|breaker|health|signals): /,
    zh: /^(策略|提示|批准|指纹|参数|熔断|健康|信号)：/,
  },
}

describe('checks', () => {
  test('have kebab-case ids; `hit` is the experiment and never a check', () => {
    for (const { id } of checks) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id).not.toBe('hit')
    }
  })

  test('say who is looked at, in at most 60 characters', () => {
    for (const { pitfall, check } of checks) {
      for (const locale of LOCALES) {
        expect(check.title[locale]).toMatch(LOOKED_AT[pitfall.stage]?.[locale] ?? /$^/)
        expect([...check.title[locale]].length).toBeLessThanOrEqual(60)
      }
    }
  })

  test('have titles of their own within the stage', () => {
    for (const locale of LOCALES) {
      const titles = checks.map(
        ({ pitfall, check }) => `${pitfall.stage} ${check.title[locale]}`,
      )
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    }
  })

  test('expect something in exactly one sentence', () => {
    for (const { check } of checks) {
      expect(check.expected.en).toMatch(/\.$/)
      expect(check.expected.zh).toMatch(/。$/)
      expect(sentencesIn(check.expected.en)).toBe(1)
      expect(sentencesIn(check.expected.zh)).toBe(1)
    }
  })

  test('expect behaviour, in no words of the hints', () => {
    const told = checks.filter(({ pitfall, check }) =>
      LOCALES.some(locale => {
        const hints = pitfall.hints.flatMap(hint => [...runsIn(hint[locale])])
        const expected = runsIn(check.expected[locale])
        return hints.some(run => expected.has(run))
      }),
    )
    expect(told.map(({ pitfall, id }) => `${pitfall.id} ${id}`)).toEqual([])
  })
})
