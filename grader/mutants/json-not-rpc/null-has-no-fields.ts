import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-not-rpc',
  title: {
    en: 'What parses has fields to look at, null included',
    zh: '解析得了的都有字段可看，连 null 也不例外',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '  if (!isMessage(value)) return',
      replace: '  if (value === undefined || !isMessage(value)) return',
    },
    {
      file: 'src/framing.ts',
      find: `function isMessage(value: unknown): value is JsonRpcMessage {
  if (!isObject(value) || value.jsonrpc !== '2.0') return false`,
      replace: `// biome-ignore lint/suspicious/noExplicitAny: it comes from JSON.parse
function isMessage(value: any): value is JsonRpcMessage {
  if (value.jsonrpc !== '2.0') return false`,
    },
  ],
  catches: ['not-messages', 'log-with-matching-id'],
})
