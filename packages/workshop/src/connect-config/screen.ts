/**
 * What `pnpm connect --config` shows: who is there, what they offer under which
 * name, what is wrong with the file. Everything foreign is made safe on its way.
 */
import { cut, padEnd, safe, widthOf, wrap } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { firstLine } from '../connect/screen.ts'
import type { Context } from '../context.ts'
import { type Page, pageFor } from '../page.ts'
import { ROWS as COMMON } from '../phrases/connect.ts'
import { COLUMNS, PHRASES, ROWS, STATUS_WORDS } from '../phrases/connect-config.ts'
import type { ConfigReport, ProblemLine, ServerRow } from './report.ts'
import { type ConfigRequest, managerIn } from './request.ts'

interface Screen extends ConfigReport {
  request: ConfigRequest
  page: Page
  /** Foreign text on one line. */
  shown(text: unknown): string
  /** Our text, with foreign words in it. */
  told(text: Text): string
}

/** Columns of a row's label, as `pageFor` lays it out. */
const GUTTER = 12
const MOST_TOOLS = 200
const MOST_LINES = 50
const WIDEST_SERVER = 28
const LONGEST_TEXT = 400
const REASON_LINES = 3

export function configScreen(
  report: ConfigReport,
  request: ConfigRequest,
  context: Context,
): string[] {
  const page = pageFor(context)
  const shown = (text: unknown) =>
    safe(String(text).slice(0, LONGEST_TEXT), context.theme)
  const told = (text: Text) => shown(page.say(text))
  const screen: Screen = { ...report, request, page, shown, told }
  const parts = [headRows, serverRows, toolRows, problemRows, endRows]
  return parts.flatMap(rows => rows(screen)).map(line => line.trimEnd())
}

function headRows({ page, request, rows, shown, told }: Screen): string[] {
  const { dir, file } = request
  return [
    ...page.row(ROWS.manager, shown(managerIn(dir))),
    ...page.row(ROWS.config, told(PHRASES.holds(file, rows.length))),
  ]
}

function serverRows({ page, rows, shown, told }: Screen): string[] {
  if (rows.length === 0) return []
  const { more } = page.mark
  const head = COLUMNS.map(page.say)
  const cells = rows.map(row => [
    cut(shown(row.name), WIDEST_SERVER, more),
    `${symbolOf(row, page)} ${wordOf(row, page, shown)}`,
    cut(shown([row.era, row.revision].filter(Boolean).join(' ') || '-'), 30, more),
    row.kind === 'up' ? String(row.tools) : '-',
  ])
  const widths = head.map((cell, column) =>
    Math.max(...[head, ...cells].map(row => widthOf(row[column] ?? cell))),
  )
  const lined = (row: readonly string[]) =>
    row.map((cell, column) => padEnd(cell, widths[column] ?? 0)).join('  ')
  const lines = rows.flatMap((row, index) => [
    painted(lined(cells[index] ?? []), row, page),
    ...remarks(row, { page, shown, told }),
  ])
  return ['', ...page.list(ROWS.servers, [page.paint.dim(lined(head)), ...lines])]
}

function symbolOf({ kind }: ServerRow, { mark }: Page): string {
  return { up: mark.good, down: mark.bad, aside: mark.toGo }[kind]
}

function wordOf(
  { status }: ServerRow,
  page: Page,
  shown: (text: unknown) => string,
): string {
  if (status === undefined) return page.say(PHRASES.unlisted)
  const known = Object.hasOwn(STATUS_WORDS, status) ? STATUS_WORDS[status] : undefined
  return known ? page.say(known) : cut(shown(status), 14, page.mark.more)
}

function painted(line: string, { kind }: ServerRow, { paint }: Page): string {
  return { up: (text: string) => text, down: paint.bad, aside: paint.dim }[kind](line)
}

/** Why it is not there, and what to do, below the row. */
function remarks(
  { reason, fix }: ServerRow,
  { page, shown, told }: Pick<Screen, 'page' | 'shown' | 'told'>,
): string[] {
  const room = page.columns - GUTTER - 2
  const said = [
    ...(reason === undefined ? [] : [shown(reason)]),
    ...(fix ? [`${page.mark.sent} ${told(fix)}`] : []),
  ]
  return said.flatMap(text =>
    wrap(text, room)
      .slice(0, REASON_LINES)
      .map(line => `  ${line}`),
  )
}

function toolRows({ page, session: { tools }, shown }: Screen): string[] {
  if (tools === undefined) return []
  const left = tools.length - MOST_TOOLS
  const room = page.columns - GUTTER
  const lines = tools.slice(0, MOST_TOOLS).map(({ name, description }) => {
    const full = shown(name)
    const line = `${full}  ${page.paint.dim(
      cut(shown(firstLine(description)), room - widthOf(full) - 2, page.mark.more),
    )}`
    return widthOf(full) + 12 > room ? full : line
  })
  return [
    '',
    ...page.list(ROWS.tools, [
      tools.length === 0 ? page.say(PHRASES.noTools) : String(tools.length),
      ...lines,
      ...(left > 0 ? [page.say(PHRASES.moreTools(left))] : []),
    ]),
  ]
}

function problemRows({ page, problems, shown, told }: Screen): string[] {
  const lines = problems
    .slice(0, MOST_LINES)
    .flatMap(problem => [
      ...page.row(COMMON.problem, shown(problemText(problem))),
      ...(problem.fix
        ? page.row(NO_LABEL, `${page.mark.sent} ${told(problem.fix)}`)
        : []),
    ])
  return lines.length === 0 ? [] : ['', ...lines]
}

/** `mcp.json mcpServers.notes.args (3:12): expected a list of strings, got null` */
export function problemText({ file, key, place, message }: ProblemLine): string {
  const at = place === undefined ? '' : ` (${place.line}:${place.column})`
  return `${file}${key === undefined ? '' : ` ${key}`}${at}: ${message}`
}

const NO_LABEL: Text = { en: '', zh: '' }

function endRows({ page, session, notes, trouble, ...rest }: Screen): string[] {
  const { wanted, connected, shown, told } = rest
  const summary = PHRASES.summary(connected, wanted, session.tools?.length ?? 0)
  const { closedAfterMs, connectedAfterMs, printed } = session
  const lines = printed.split('\n').filter(line => line.trim() !== '')
  const pitfall = [trouble, ...notes].find(found => found?.pitfall)?.pitfall
  return [
    '',
    ...page.list(
      COMMON.printed,
      lines.slice(-3).map(line => cut(shown(line), page.columns - GUTTER)),
    ),
    ...(connectedAfterMs === undefined
      ? []
      : page.row(COMMON.result, PHRASES.connected(summary, connectedAfterMs))),
    ...(closedAfterMs === undefined
      ? []
      : page.row(COMMON.closed, PHRASES.closed(closedAfterMs))),
    ...notes
      .slice(0, MOST_LINES)
      .flatMap(({ says }) => page.row(COMMON.note, told(says))),
    ...(trouble ? page.row(COMMON.problem, trouble.says) : []),
    ...(pitfall === undefined ? [] : page.next(`pnpm hint ${pitfall}`)),
  ]
}
