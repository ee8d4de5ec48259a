/** A tool as the contract of stage 04 has it, and as a request carries it. */
import type { InputSchema } from '@workshop/wire'

export interface Tool {
  name: string
  server: string
  tool: string
  description?: string
  inputSchema: InputSchema
}

export interface ToolBlock {
  name: string
  description: string
  input_schema: InputSchema
}
