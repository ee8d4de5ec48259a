/** Everything the `grade` commands need to say what a grading came to. */

export { type ActionsBundle, actionsWorkflow } from './bundle/actions-workflow.ts'
export { BUNDLE_USAGE, bundle } from './bundle/command.ts'
export type { Assignment } from './bundle/grade-command.ts'
export { type GradescopeBundle, gradescopeBundle } from './bundle/gradescope-zip.ts'
export { type KubernetesBundle, kubernetesManifest } from './bundle/kubernetes.ts'
export { isNeeded } from './bundle/needed-files.ts'
export { shardsOf } from './bundle/shards.ts'
export { type CsvOptions, renderCsv } from './csv.ts'
export { type ExplainOptions, explain } from './explain.ts'
export { type HtmlOptions, renderHtml } from './html.ts'
export { learnerJsonSchema, renderJson } from './json.ts'
export { type JunitOptions, renderJunit } from './junit.ts'
export { type MarkdownOptions, renderMarkdown } from './markdown.ts'
export { type Overview, overviewOf } from './overview.ts'
export { renderOverviewHtml } from './overview-html.ts'
export { renderOverviewMarkdown, renderOverviewTerminal } from './overview-text.ts'
export {
  type Classroom50Identity,
  type Classroom50Options,
  renderClassroom50,
} from './platforms/classroom50.ts'
export { classroom50Identity } from './platforms/classroom50-identity.ts'
export type { Delivery, DeliveryOptions } from './platforms/delivery.ts'
export { type ExercismOptions, renderExercism } from './platforms/exercism.ts'
export {
  type GithubReporterOptions,
  githubReporterRuns,
  type ReporterRun,
  renderGithubReporter,
} from './platforms/github-reporter.ts'
export {
  type GradescopeOptions,
  pessimisticGradescope,
  renderGradescope,
} from './platforms/gradescope.ts'
export { forActionsLog } from './sinks.ts'
export { type Standing, standingsOf } from './standing.ts'
export {
  renderTerminal,
  renderTerminalList,
  type TerminalOptions,
} from './terminal.ts'
export type { Audience, View } from './view.ts'
export { viewOf } from './view-of.ts'
