/**
 * Texts of six kinds with the number of their tokens in o200k_base. The numbers were
 * counted once, with `countTokens` of gpt-tokenizer 4.0.0, and are data since then:
 * no tokenizer that a subject may have changed is asked for them.
 */
import { createHash } from 'node:crypto'

export interface Sample {
  kind: string
  text: string
  tokens: number
}

const PROSE =
  'A tool is described once and read in every turn. Whoever writes the description ' +
  'pays for it with one glance; whoever connects the server pays for it a thousand ' +
  'times. Say what it does, when it should be used, and when it should not.'

const MANUAL =
  'Searches the documents of the team and returns the ten best passages, each with ' +
  'its title, path and score. Use this when the user asks about internal policies; ' +
  "don't use it for public web pages. Results are cached for 5 minutes."

const CHINESE =
  '工具的描述只写一次，每一轮都要读一遍。写描述的人看一眼就过去了，接入服务端的人却要' +
  '付上千次的账。先说清楚它做什么、什么时候该用、什么时候不该用，再去想怎么写得短一些。' +
  '数字要靠真正的分词器来数，不要用字符数除以四，中文尤其如此。'

const MIXED =
  '调用 search_docs 之前，先确认 query 参数不为空；limit 默认是 10，最大 100。返回的 ' +
  'JSON 里有 title、path 和 score 三个字段，出错时 isError 为 true，并在 text 里说明原因。' +
  '超过 25,000 个 token 的结果会被截断。'

const TYPESCRIPT = `export async function listTools(client: Client): Promise<Tool[]> {
  const tools: Tool[] = []
  let cursor: string | undefined
  do {
    const page = await client.request('tools/list', cursor === undefined ? {} : { cursor })
    tools.push(...page.tools.map(tool => ({ ...tool, server: client.name })))
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return tools
}
`

const PYTHON = `def share_of_window(tools: list[dict], window: int = 200_000) -> float:
    """How much of the window is gone before the first message."""
    total = 0
    for tool in sorted(tools, key=lambda tool: tool["name"]):
        block = json.dumps(tool, separators=(",", ":"), ensure_ascii=False)
        total += len(ENCODING.encode(block))
    return total / window
`

const BLOCK = {
  name: 'mcp__tracker__create_issue',
  description: 'Creates an issue and returns its number.',
  input_schema: {
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 256, description: 'One line.' },
      labels: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      milestone: { type: ['integer', 'null'], minimum: 1 },
    },
    required: ['title'],
    additionalProperties: false,
  },
}

const ROWS = Array.from({ length: 12 }, (_, nth) => ({
  id: 90_210 + nth * 7919,
  at: new Date(Date.UTC(2026, 6, 28, nth, 7 * nth)).toISOString(),
  ok: nth % 3 > 0,
  ms: nth * 13.37,
}))

const FACES =
  '😀😃😄😁😆😅🤣😂🙂🙃🫠😉😊😇🥰😍🤩😘😗😚😙🥲😋😛😜🤪😝🤑🤗🤭🫢🫣🤫🤔🫡🤐🤨😐😑😶🫥😏😒🙄😬🤥😌😔😪🤤😴'
const SIGNS = '✅❌⚠️🚀🎉🔥💡🧪📦🛠️⭐🟢🕒🇩🇪🇯🇵🇨🇳👍🏽👋🏿👩‍💻👨‍👩‍👧‍👦🏳️‍🌈❤️🙏🏼1️⃣2️⃣'.repeat(2)

/** Bytes that look like nothing, and are the same everywhere. */
function noise(bytes: number): Buffer {
  const parts: Buffer[] = []
  for (let nth = 0; nth * 32 < bytes; nth++) {
    parts.push(createHash('sha256').update(`noise ${nth}`).digest())
  }
  return Buffer.concat(parts).subarray(0, bytes)
}

export const SAMPLES: readonly Sample[] = [
  { kind: 'English', text: PROSE, tokens: 50 },
  { kind: 'English', text: MANUAL, tokens: 49 },
  { kind: 'Chinese', text: CHINESE, tokens: 87 },
  { kind: 'Chinese', text: MIXED, tokens: 67 },
  { kind: 'Chinese', text: '漢'.repeat(16_000), tokens: 16_000 },
  { kind: 'code', text: TYPESCRIPT, tokens: 92 },
  { kind: 'code', text: PYTHON, tokens: 93 },
  { kind: 'JSON', text: JSON.stringify(BLOCK), tokens: 90 },
  { kind: 'JSON', text: JSON.stringify(BLOCK, null, 2), tokens: 163 },
  { kind: 'JSON', text: JSON.stringify(ROWS), tokens: 400 },
  { kind: 'base64', text: noise(90).toString('base64'), tokens: 78 },
  { kind: 'base64', text: noise(12_000).toString('base64'), tokens: 10_912 },
  { kind: 'base64', text: noise(600).toString('base64url'), tokens: 540 },
  { kind: 'emoji', text: FACES, tokens: 98 },
  { kind: 'emoji', text: SIGNS, tokens: 154 },
  { kind: 'emoji', text: '😀'.repeat(4000), tokens: 4_000 },
]

/** The first text of each kind; long enough that a rounding does not matter. */
export const KINDS: readonly Sample[] = SAMPLES.filter(
  ({ kind }, at) => SAMPLES.findIndex(sample => sample.kind === kind) === at,
)
