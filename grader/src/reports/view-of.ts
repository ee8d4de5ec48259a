/** From a result to what one reader may see of it. */
import { checksOf, isPitfallId, PITFALLS, STAGES, type Text } from '@workshop/syllabus'
import type {
  Feedback,
  GradedCheck,
  GradedPitfall,
  GradeResult,
  Score,
} from '../results/index.ts'
import { worstOf } from '../results/index.ts'
import {
  type Audience,
  LEARNER_SCHEMA,
  type Passed,
  type View,
  type ViewCheck,
  type ViewPitfall,
} from './view.ts'
import { WORDS } from './words.ts'

export function viewOf(result: GradeResult, audience: Audience): View {
  const told: Feedback = audience === 'instructor' ? 'full' : result.policy.feedback
  const all = result.pitfalls.flatMap(({ checks }) => checks)
  const shown = all.filter(isPublic)
  const hidden = all.filter(check => !isPublic(check))
  const publicOnly = told === 'none' && hidden.length > 0
  const pitfalls = result.pitfalls.flatMap(pitfall => viewPitfall(pitfall, told))
  const { name, learner, submittedAt, notices } = result.submission
  const { limit, reason, verdict } = publicOnly ? publicVerdict(result, shown) : result
  // What went wrong on our side may name a hidden check, and is no learner's to mend.
  const isOurs = audience === 'learner' && verdict === 'infra-error'
  return {
    schema: LEARNER_SCHEMA,
    submission: { name, learner, submittedAt, notices },
    stage: stageOf(result.stage),
    verdict,
    reason: isOurs ? null : reason,
    limit,
    needsAttention: result.needsAttention,
    flags: result.flags.filter(
      ({ kind }) => audience === 'instructor' || kind !== 'suspicious',
    ),
    score: publicOnly && result.score ? scoreOf(pitfalls) : result.score,
    publicOnly,
    checks: {
      public: passedOf(shown),
      hidden: {
        passed: told === 'none' ? null : passedOf(hidden).passed,
        total: hidden.length,
      },
    },
    pitfalls,
    kept: keptOf(result),
    isolation: result.sandbox?.level ?? null,
    gradedAt: result.times.finishedAt,
    durationMs: result.times.durationMs,
    grader: result.versions.grader,
    feedback: result.policy.feedback,
  }
}

const isPublic = ({ visibility }: GradedCheck) => visibility === 'public'

const passedOf = (checks: readonly GradedCheck[]): Passed => ({
  passed: checks.filter(({ verdict }) => verdict === 'passed').length,
  total: checks.length,
})

/** Where everything public passed, the rest of the verdict would tell of the hidden. */
function publicVerdict(
  { verdict, reason, limit }: GradeResult,
  shown: readonly GradedCheck[],
): Pick<GradeResult, 'verdict' | 'reason' | 'limit'> {
  const isGreen = shown.length > 0 && passedOf(shown).passed === shown.length
  if (!isGreen || verdict === 'infra-error') return { verdict, reason, limit }
  return { verdict: 'passed', reason: null, limit: null }
}

function viewPitfall(pitfall: GradedPitfall, told: Feedback): ViewPitfall[] {
  const { id, level } = pitfall
  const hidden = pitfall.checks.filter(check => !isPublic(check))
  const visible = told === 'full' ? pitfall.checks : pitfall.checks.filter(isPublic)
  const grouped = told === 'group' && hidden.length > 0
  const counted = grouped ? pitfall.checks : visible
  if (counted.length === 0) return []
  return [
    {
      id,
      title: isPitfallId(id) ? PITFALLS[id].title : { en: id, zh: id },
      level,
      verdict: worstOf(counted),
      points: counted.reduce((sum, check) => sum + check.points, 0),
      max: counted.reduce((sum, check) => sum + check.max, 0),
      checks: visible.map(check => viewCheck(id, check)),
      ...(grouped ? { hidden: passedOf(hidden) } : {}),
    },
  ]
}

function viewCheck(pitfall: string, check: GradedCheck): ViewCheck {
  const known = isPitfallId(pitfall) ? checksOf(pitfall)[check.id] : undefined
  if (check.kind === 'guard' && known !== undefined) {
    return { ...check, title: known.title, expected: known.expected }
  }
  const title: Text =
    check.kind === 'hit' ? WORDS.breakFirst : { en: check.id, zh: check.id }
  return { ...check, title }
}

function stageOf(id: GradeResult['stage']): View['stage'] {
  const stage = STAGES.find(candidate => candidate.id === id)
  return stage === undefined ? null : { id: stage.id, title: stage.title }
}

function scoreOf(pitfalls: readonly ViewPitfall[]): Score {
  const share = (level: ViewPitfall['level']) => {
    const own = pitfalls.filter(pitfall => pitfall.level === level)
    const sum = (key: 'points' | 'max') => own.reduce((all, one) => all + one[key], 0)
    return { points: sum('points'), max: sum('max') }
  }
  const [core, beyond] = [share('must'), share('should')]
  return {
    points: core.points + beyond.points,
    max: core.max + beyond.max,
    core,
    beyond,
    done: core.max > 0 && core.points === core.max,
  }
}

/** The newest score that an infrastructure error must not replace. */
function keptOf({ verdict, history }: GradeResult): View['kept'] {
  if (verdict !== 'infra-error') return null
  const last = history.find(({ points }) => points !== null)
  if (last === undefined || last.points === null) return null
  return { at: last.at, points: last.points, max: last.max }
}
