/**
 * What the workshop's commands share with a run of the tests: where the checkout
 * and its scratch folder are, how a file in there is read and written, and what
 * the terminal can show. Light: it loads neither vitest nor a build tool.
 */
export {
  isStageReport,
  readJson,
  reportFile,
  type SetAside,
  writeJson,
} from './report-file.ts'
export {
  displayPath,
  hashOf,
  ROOT,
  SCRATCH,
  scratchFolder,
  subjectDir,
} from './subject/paths.ts'
export { localeFor, themeFor } from './terminal.ts'
