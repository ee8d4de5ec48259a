/** Lists of tools to try: one as it was recorded, and one that says too much. */
import { STDIO_MODERN_TOOLS_LIST } from '../../../data/exchanges/stdio-modern-tools-list.ts'
import type { Preset } from '../input/use-input.ts'

const ANSWER = STDIO_MODERN_TOOLS_LIST.frames.findLast(({ from }) => from === 'server')

/** The kind of text that is copied from a README into a description. */
const WORDY = {
  tools: [
    {
      name: 'search_issues',
      description:
        'This tool allows you to search for issues. It is a very powerful tool that can be used to search for any kind of issue in the system. You should use this tool whenever the user wants to search for issues. The tool supports many different parameters which are described below. Please note that the results are returned as JSON. For more information about the query language please see our documentation. Example: to search for all open issues, use the query "state:open". Example: to search for all closed issues, use the query "state:closed". Example: to search for all issues that were opened by a certain person, use the query "author:name". This tool is maintained by the platform team.',
      inputSchema: {
        type: 'object',
        properties: {
          query: {
            type: 'string',
            description:
              'The query. This is the query that will be used to search for issues. It should be a string that contains the query. See above for examples of queries.',
          },
          page: {
            type: 'integer',
            description:
              'The page number, which is the number of the page, starting at 1',
          },
        },
        required: ['query'],
      },
    },
    {
      name: 'close_issue',
      description: 'Closes one issue by its number. Not for pull requests.',
      inputSchema: {
        type: 'object',
        properties: { number: { type: 'integer', description: 'Number of the issue' } },
        required: ['number'],
      },
    },
  ],
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'wordy',
    title: { en: 'A wordy tool', zh: '话太多的工具' },
    text: JSON.stringify(WORDY, null, 2),
  },
  {
    id: 'weather',
    title: { en: 'The weather server of stage 01', zh: '阶段 01 的天气服务端' },
    text: JSON.stringify(JSON.parse(ANSWER?.body ?? '{}'), null, 2),
  },
]
