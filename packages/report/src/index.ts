export * from './join.ts'
export { type LadderOptions, renderLadder } from './ladder.ts'
export { lessonOf, testCommand } from './lesson.ts'
export * from './map.ts'
export { observationText } from './observation-text.ts'
export * from './paint.ts'
export * from './result-shape.ts'
export { safe } from './safe.ts'
export {
  MOST_LINES,
  renderStageScreen,
  type StageScreenOptions,
} from './stage-screen.ts'
export * from './verdict.ts'
export { clip, cut, padEnd, widthOf, wrap } from './wrap.ts'
