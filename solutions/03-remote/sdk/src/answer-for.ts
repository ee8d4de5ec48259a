/**
 * What the SDK is given as the answer to one of its requests.
 *
 * The SDK does: checking results against the schemas of the era.
 * Left to us: what an answer to the probe says. The SDK has a word of its own on it:
 * it takes -32020, -32021, 408 and 429 for an old server, and a modern server of other
 * revisions too. And its schemas insist on what a client only SHOULD find, such as
 * cache hints: without them a list is refused instead of not being cached.
 */
import { type JsonRpcRequest, METHODS } from '@workshop/wire'
import { agreementIn, handshakeAgreement } from './negotiate.ts'
import { type Reply, resultOf } from './reply.ts'

const SESSION = 'mcp-session-id'

/** The headers of the request. */
type Sent = Readonly<Record<string, string>>

/** The server has forgotten the session: nothing has been done. */
export class SessionLost extends Error {
  override readonly name = 'SessionLost'
  readonly reply: Reply

  constructor(reply: Reply) {
    super('the server has forgotten the session')
    this.reply = reply
  }
}

/** Throws what the server said, unless it is a result. */
export function answerFor(
  { id, method }: JsonRpcRequest,
  reply: Reply,
  sent: Sent,
): Response {
  // #region era-over-http
  if (method === METHODS.discover && agreementIn(reply) === undefined) {
    return new Response(null, { status: 404 })
  }
  // Without a session, 404 is an answer like any other.
  if (reply.status === 404 && SESSION in sent) throw new SessionLost(reply)
  const result = resultOf(reply)
  if (method === METHODS.initialize) handshakeAgreement(result)
  // #endregion era-over-http
  const session = reply.headers[SESSION]
  return Response.json(
    { jsonrpc: '2.0', id, result: { ...impliedBy(method, sent), ...result } },
    { headers: typeof session === 'string' ? { [SESSION]: session } : {} },
  )
}

const COMPLETE = { resultType: 'complete' }
const UNCACHED = { ttlMs: 0, cacheScope: 'private' }

/** What its absence means. */
function impliedBy(method: string, sent: Sent): object {
  switch (method) {
    case METHODS.discover:
      return { ...COMPLETE, ...UNCACHED, capabilities: {} }
    case METHODS.initialize:
      return { capabilities: {}, serverInfo: { name: '', version: '' } }
    case METHODS.listTools:
      return 'mcp-method' in sent ? { ...COMPLETE, ...UNCACHED } : {}
    default:
      return { ...COMPLETE, content: [] }
  }
}
