/**
 * The tools of one server, kept up to date: all pages, one listing at a time,
 * and never an old list over a newer one.
 * Specification 2026-07-28: server/utilities/pagination, server/tools.
 */
import type { ToolDefinition } from '@workshop/wire'
import type { ToolPage } from './connection.ts'

export interface ToolListOptions {
  listPage(cursor?: string): Promise<ToolPage>
  onChange(change: { added: string[]; removed: string[] }): void
  onProblem(message: string): void
}

export interface ToolList {
  readonly tools: readonly ToolDefinition[]
  /** Settles when the list is as new as this call. Never rejects. */
  refresh(): Promise<void>
  /** The server says that something has changed; it may say so very often. */
  changed(): void
  stop(): void
}

const MOST_PAGES = 100
/** Listings that notifications may cause in each window, in milliseconds. */
const WINDOW_MS = 1000
const LISTINGS_PER_WINDOW = 2

export function createToolList(options: ToolListOptions): ToolList {
  let tools: readonly ToolDefinition[] = []
  let listing: Promise<void> | undefined
  let isStale = false
  let recent: number[] = []
  let timer: NodeJS.Timeout | undefined

  // #region list-changed-race
  /** A change during a listing may have come too late for it: list once more. */
  function refresh(): Promise<void> {
    isStale = true
    listing ??= listUntilFresh().finally(() => {
      listing = undefined
    })
    return listing
  }

  async function listUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        replace(await allPages(options))
      } catch (cause) {
        options.onProblem(`cannot list its tools: ${(cause as Error).message}`)
      }
    }
  }

  /** A server that notifies after each listing would keep us listing for ever. */
  function changed(): void {
    const now = performance.now()
    recent = recent.filter(at => now - at < WINDOW_MS)
    const [oldest = now] = recent
    if (listing && isStale) return
    if (recent.length < LISTINGS_PER_WINDOW) {
      recent.push(now)
      void refresh()
    } else {
      timer ??= setTimeout(again, WINDOW_MS - (now - oldest)).unref()
    }
  }

  function again(): void {
    timer = undefined
    changed()
  }
  // #endregion list-changed-race

  function replace(next: readonly ToolDefinition[]): void {
    const before = new Map(tools.map(tool => [tool.name, JSON.stringify(tool)]))
    const after = new Map(next.map(tool => [tool.name, JSON.stringify(tool)]))
    tools = next
    // A tool that was redefined goes and comes: whoever knew it should look again.
    const isNew = (name: string) => before.get(name) !== after.get(name)
    const added = [...after.keys()].filter(isNew)
    const removed = [...before.keys()].filter(isNew)
    if (added.length + removed.length > 0) options.onChange({ added, removed })
  }

  return {
    get tools() {
      return tools
    },
    refresh,
    changed,
    stop: () => clearTimeout(timer),
  }
}

// #region pagination
/** Cursors are opaque: the empty string is one, and goes back as it came. */
async function allPages({
  listPage,
  onProblem,
}: ToolListOptions): Promise<ToolDefinition[]> {
  const tools = new Map<string, ToolDefinition>()
  const seen = new Set<string>()
  let cursor: string | undefined
  for (;;) {
    const page = await listPage(cursor)
    for (const tool of page.tools) {
      // Without a name it can be neither called nor told apart.
      if (typeof tool?.name !== 'string') continue
      if (!tools.has(tool.name)) tools.set(tool.name, tool)
    }
    cursor = page.nextCursor
    if (cursor === undefined) return [...tools.values()]
    if (seen.has(cursor) || seen.size === MOST_PAGES) {
      onProblem(`its list does not end: cursor ${JSON.stringify(cursor)} came again`)
      return [...tools.values()]
    }
    seen.add(cursor)
  }
}
// #endregion pagination
