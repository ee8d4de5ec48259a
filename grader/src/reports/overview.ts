/** A class in figures: per stage, which pitfalls most learners miss. For instructors. */
import { isPitfallId, PITFALLS, STAGES, type Text } from '@workshop/syllabus'
import type { GradeResult } from '../results/index.ts'
import { rubricOf } from '../results/index.ts'
import { type Standing, standingsOf } from './standing.ts'

export interface PitfallFigures {
  id: string
  title: Text
  level: 'must' | 'should'
  /** Learners without full points. */
  missed: number
  /** Learners with a score that says something of this pitfall. */
  of: number
  /** Share of the points, 0 to 1. */
  average: number
}

export interface StageOverview {
  id: string
  title: Text
  standings: readonly Standing[]
  /** Most missed first. */
  pitfalls: readonly PitfallFigures[]
  done: number
  graded: number
}

export interface Overview {
  stages: readonly StageOverview[]
  /** Refused before the stage was known. */
  unknown: readonly Standing[]
  isUnverified: boolean
}

export function overviewOf(results: readonly GradeResult[]): Overview {
  const standings = standingsOf(results)
  const stages = STAGES.flatMap(stage => {
    const own = standings
      .filter(standing => standing.stage === stage.id)
      .sort((a, b) => a.who.localeCompare(b.who))
    if (own.length === 0) return []
    const scores = own.flatMap(({ counts }) => (counts === null ? [] : [counts]))
    return [
      {
        id: stage.id,
        title: stage.title,
        standings: own,
        pitfalls: figuresOf(stage.id, scores),
        done: scores.filter(({ score }) => score?.done === true).length,
        graded: scores.length,
      },
    ]
  })
  return {
    stages,
    unknown: standings.filter(({ stage }) => stage === null),
    isUnverified: standings.some(({ counts, newest }) =>
      (counts ?? newest).flags.some(({ kind }) => kind === 'unverified'),
    ),
  }
}

function figuresOf(
  stage: (typeof STAGES)[number]['id'],
  scores: readonly GradeResult[],
): PitfallFigures[] {
  // A refused submission says nothing of a pitfall.
  const rows = scores.map(({ pitfalls }) => pitfalls).filter(own => own.length > 0)
  const figures = rubricOf(stage).rows.map(({ id, level, max }) => {
    const own = rows.map(row => row.find(pitfall => pitfall.id === id)?.points ?? 0)
    const sum = own.reduce((all, points) => all + points, 0)
    return {
      id,
      title: isPitfallId(id) ? PITFALLS[id].title : { en: id, zh: id },
      level,
      missed: own.filter(points => points < max).length,
      of: own.length,
      average: own.length === 0 ? 0 : sum / (own.length * max),
    }
  })
  return figures.sort((a, b) => b.missed - a.missed || a.average - b.average)
}
