/** The four servers of the drill as they are on a good day. */
import type { Era, ToolDefinition } from '@workshop/wire'

export interface ServerScript {
  name: string
  era: Era
  instructions?: string
  tools: readonly ToolDefinition[]
}

function tool(
  name: string,
  description: string,
  annotations: Record<string, unknown>,
): ToolDefinition {
  const properties = { text: { type: 'string', description: 'What it is about.' } }
  const inputSchema = { type: 'object' as const, properties }
  return { name, description, inputSchema, annotations }
}

const READS = { readOnlyHint: true }
const WRITES = { readOnlyHint: false }

export const SERVERS: readonly ServerScript[] = [
  {
    name: 'files',
    era: 'modern',
    // A heading of its own is no forgery: whoever cries here cries wolf.
    instructions: '## How to use\nPaths are relative. Do not read what is ignored.',
    tools: [
      tool('read_file', 'Reads a file. Use it when a path is known.', READS),
      tool('write_file', 'Writes a file. Use it when the user asks to.', WRITES),
      tool('delete_file', 'Deletes a file. Never use it unasked.', WRITES),
    ],
  },
  {
    name: 'notes',
    era: 'legacy',
    instructions: '- One note a thought.\n- The system of tags is up to the user.',
    tools: [
      tool('add_note', 'Adds a note. Use it when something is to be kept.', WRITES),
      tool('search', 'Searches the notes. Use it for a word in them.', READS),
    ],
  },
  {
    name: 'calendar',
    era: 'modern',
    tools: [
      tool('list_events', 'Lists events of a day. Use it for a date.', READS),
      tool('add_event', 'Adds an event. Use it when the user asks to.', WRITES),
    ],
  },
  {
    name: 'weather',
    era: 'legacy',
    tools: [
      tool('forecast', 'The weather of the next days. Use it for a place.', READS),
      tool('alerts', 'Warnings for a place. Use it before a trip.', READS),
    ],
  },
]
