/** A result that is a question. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_INPUT_REQUIRED: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: 'solutions/03-remote/zero-sdk',
    server: '@modelcontextprotocol/server 2.4.0',
  },
  name: 'http-input-required',
  title: {
    en: 'A result that is a question',
    zh: '一个其实是提问的结果',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'deploy',
      },
      body: '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"deploy","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"result":{"resultType":"input_required","inputRequests":{"sure":{"method":"elicitation/create","params":{"message":"Sure?","requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}},"required":["sure"],"$schema":"https://json-schema.org/draft/2020-12/schema"},"mode":"form"}}},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"v2","version":"1.0.0"}}},"jsonrpc":"2.0","id":3}',
      note: {
        en: 'Not an error and not an answer: the client is asked to ask its user.',
        zh: '既不是错误也不是结果：请客户端去问它的用户。',
      },
    },
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'deploy',
      },
      body: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"deploy","arguments":{},"inputResponses":{"sure":{"action":"accept","content":{"sure":true}}},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
      note: {
        en: 'The same call with a new id; the server has kept nothing in between.',
        zh: '同一个调用，换了新 id；服务端在两次之间什么都没保存。',
      },
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"result":{"content":[{"type":"text","text":"sure: true"}],"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"v2","version":"1.0.0"}}},"jsonrpc":"2.0","id":4}',
    },
  ],
}
