/**
 * A legacy request without a session, answered by an SDK server of its own.
 *
 * The SDK does: the transport of that era. `createMcpHandler` would use it, too, but
 * with one choice for all: an event stream, whoever asks.
 * Left to us: the choice.
 * Specification 2025-11-25: basic/transports (Streamable HTTP).
 */
import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'

export async function answerLegacy(
  request: Request,
  message: unknown,
  { server, isFollowed }: { server: McpServer; isFollowed: boolean },
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !isFollowed,
    keepAliveMs: 0,
  })
  await server.connect(transport)
  // Without a session nobody could come back for the answer.
  request.signal.addEventListener('abort', () => void server.close(), { once: true })
  return transport.handleRequest(request, { parsedBody: message })
}
