/** GitHub's own parser: what it says of a workflow, expressions included. */
import { register } from 'node:module'

// The parser imports its schema as JSON without saying so, which Node refuses.
register(
  `data:text/javascript,${encodeURIComponent(
    `export const load = (url, context, next) => next(url, url.endsWith('.json')
      ? { ...context, importAttributes: { type: 'json' } } : context)`,
  )}`,
)

export async function workflowProblems(content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
    await import('@actions/workflow-parser')
  const file = { name: 'grade.yml', content }
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}
