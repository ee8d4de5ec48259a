export * from './join.ts'
export { type LadderOptions, renderLadder } from './ladder.ts'
export { testCommand } from './lesson.ts'
export { lessonOf } from './lesson-choice.ts'
export { type MapOptions, renderMap } from './map.ts'
export * from './measurement.ts'
export { observationText } from './observation-text.ts'
export {
  beside,
  GUTTER,
  nextRow,
  type Page as ScreenPage,
  pageOf,
  spelled,
} from './page.ts'
export * from './paint.ts'
export { type Progress, progressOf, type StageProgress } from './progress.ts'
export { renderProgress } from './progress-list.ts'
export * from './result-shape.ts'
export { safe } from './safe.ts'
export {
  MOST_LINES,
  renderStageScreen,
  type StageScreenOptions,
} from './stage-screen.ts'
export { table } from './table.ts'
export * from './verdict.ts'
export { clip, cut, padEnd, widthOf, wrap } from './wrap.ts'
