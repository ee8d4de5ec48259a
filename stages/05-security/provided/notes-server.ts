/**
 * A second server: notes in memory. Its `search` is not the only one in the world.
 */
import '../provided/stdout.ts'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '../provided/serve.ts'
import type { Tool } from '../provided/tools.ts'

const notes: string[] = []

const text = (description: string) => ({ type: 'string', description })

export const tools: readonly Tool[] = [
  {
    name: 'add_note',
    description: 'Keeps a note until the server ends.',
    inputSchema: {
      type: 'object',
      properties: { text: text('The note') },
      required: ['text'],
    },
    run: ({ text }) => `kept as note ${notes.push(String(text))}`,
  },
  {
    name: 'search',
    description: 'Finds the notes that contain a text. Case does not matter.',
    inputSchema: {
      type: 'object',
      properties: { query: text('What to look for') },
      required: ['query'],
    },
    run({ query }) {
      const wanted = String(query).toLowerCase()
      const found = notes.filter(note => note.toLowerCase().includes(wanted))
      return found.length > 0 ? found.join('\n') : `no note contains ${query}`
    },
  },
  {
    name: 'list_notes',
    description: 'All notes, the oldest first.',
    inputSchema: { type: 'object' },
    run: () => (notes.length > 0 ? notes.join('\n') : 'no notes yet'),
  },
]

const [, program = ''] = process.argv
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  const info = { name: 'notes', version: '1.0.0' }
  serve({ tools, input: process.stdin, output: process.stdout, info })
}
