// I expect: sixty tools are a few thousand tokens, next to nothing in 200,000
/**
 * Experiment: the tools of one server for a code forge, written as such servers
 * write theirs: every parameter is explained, and again in the next tool.
 */
const THINGS: Record<string, string> = {
  issue: 'a report of a defect or a wish, with labels, assignees and a milestone',
  pull_request: 'a proposed change of a branch, with reviews, checks and comments',
  review: 'what a reviewer said of a proposed change, line by line and as a whole',
  branch: 'a named line of commits, with its protection rules and its last commit',
  release: 'a tagged version with notes and files that people can download',
  workflow_run: 'one run of an automated workflow, with jobs, logs and artifacts',
  milestone: 'a goal with a due date that issues and proposed changes belong to',
  label: 'a word with a colour that issues and proposed changes are sorted by',
  webhook: 'an address that is called when something happens in the repository',
  secret: 'a value that workflows may read and that nobody can read back',
  package: 'a published package with its versions and who may download them',
  discussion: 'a conversation with answers that is not about one change',
}

const ACTIONS: Record<string, string> = {
  list: 'Lists every',
  get: 'Returns one',
  create: 'Creates a new',
  update: 'Changes an existing',
  delete: 'Deletes an existing',
}

const PLACE = {
  owner: text('The account that owns the repository, without the leading @ sign.'),
  repo: text('The name of the repository without the .git extension, in any case.'),
  host: text(
    'The host of the forge, for installations of your own. Default: the cloud.',
  ),
  format: text(
    'How to answer. One of: json, markdown. Default: json, with all fields.',
  ),
  timeout: number('Seconds to wait for the forge before giving up. Default: 30.'),
}
const PAGES = {
  page: number('Which page of the results to return, counting from 1. Default: 1.'),
  per_page: number('How many results to return in one page, up to 100. Default: 30.'),
  sort: text('What to sort by. One of: created, updated, comments. Default: created.'),
  direction: text('Which way to sort. One of: asc, desc. Default: desc.'),
  since: text('Only results updated after this time, in ISO 8601, with a time zone.'),
}

function text(description: string) {
  return { type: 'string', description }
}

function number(description: string) {
  return { type: 'integer', minimum: 1, maximum: 100, description }
}

function schemaFor(action: string, thing: string) {
  const id = text(`The number or the name of the ${thing}, as ${action} shows it.`)
  const written = {
    title: text(`The title of the ${thing}, in plain text, at most 256 characters.`),
    body: text(`What the ${thing} says, in Markdown. Mentions notify people.`),
    labels: { type: 'array', items: { type: 'string' }, description: 'Labels to set.' },
    dry_run: { type: 'boolean', description: 'Only tell what would happen.' },
  }
  const own: Record<string, object> = {
    list: { ...PAGES, query: text(`Words that the ${thing} has to contain.`) },
    get: { id, fields: text('Comma-separated fields to return. Default: all.') },
    create: written,
    update: { id, ...written },
    delete: { id, reason: text('Why, for the audit log. Shown to administrators.') },
  }
  const properties = { ...PLACE, ...own[action] }
  return { type: 'object' as const, properties, required: ['owner', 'repo'] }
}

export function makeTools() {
  return Object.entries(THINGS).flatMap(([thing, whatItIs]) =>
    Object.entries(ACTIONS).map(([action, does]) => ({
      name: `mcp__forge__${action}_${thing}`,
      server: 'forge',
      tool: `${action}_${thing}`,
      description: `${does} ${thing.replace('_', ' ')} of a repository: ${whatItIs}. \
Use this when the user asks about one by name or by number, or follows a link to it. \
Do not use it to search across repositories; use the search tools for that. Needs the \
permission repo:${thing}, granted by an owner of the account. Answers with the fields of the REST interface, version 3, and \
with an error that names the field when a parameter is missing or out of range.`,
      inputSchema: schemaFor(action, thing),
    })),
  )
}
