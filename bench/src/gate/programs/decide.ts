/**
 * Asks the gate of a solution the same few questions again and again, in short bursts
 * that take turns. `BENCH_GATE` names its built module.
 */
import { answerOrder } from '../../manager/programs/answer-order.ts'
import { builtModule } from '../../manager/programs/solution-manager.ts'
import { type Ask, askOf, type GateModule, type Question } from './solution-gate.ts'
import { policyText, QUESTIONS, RULES } from './thousand-rules.ts'

export interface GateOrder {
  rounds: number
  /** In one burst: short, so that a pause of the machine hits few of them. */
  decisions: number
  warmUpRounds: number
}

export interface GateTimes {
  rules: number
  /** Microseconds a decision, burst by burst. */
  questions: { about: string; times: number[] }[]
}

answerOrder<GateOrder, GateTimes>(async ({ rounds, decisions, warmUpRounds }) => {
  const ask = askOf(await builtModule<GateModule>('BENCH_GATE'), policyText())
  for (const question of QUESTIONS) assertDecided(ask, question)
  const questions = QUESTIONS.map(question => ({ question, times: [] as number[] }))
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const { question, times } of questions) {
      const time = burst(ask, question, decisions)
      if (round >= 0) times.push(time)
    }
  }
  const measured = questions.map(({ question: { about }, times }) => ({ about, times }))
  return { rules: RULES, questions: measured }
})

function burst(ask: Ask, question: Question, decisions: number): number {
  const start = performance.now()
  for (let left = decisions; left > 0; left--) ask(question)
  return ((performance.now() - start) * 1000) / decisions
}

/** A gate that errs is fast for nothing. */
function assertDecided(ask: Ask, question: Question): void {
  const got = ask(question).map(({ rule }) => rule)
  if (String(got) === String(question.rules)) return
  const expected = question.rules.join(' and ')
  throw new Error(`${question.about}: expected ${expected}, got ${got.join(' and ')}`)
}
