/**
 * From a request to its result, in whichever era it was asked.
 * Not here: bytes, ids, and who is waiting.
 * Specification 2026-07-28: server/discover, server/tools, basic/versioning;
 * 2025-11-25: basic/lifecycle.
 */
import {
  ERROR_CODES,
  type Implementation,
  type JsonRpcRequest,
  LATEST_LEGACY_VERSION,
  META,
  METHODS,
  MODERN_VERSION,
  type Params,
  REQUIRED_REQUEST_META,
  type ToolResult,
} from '@workshop/wire'
import { complaintAbout } from './arguments.ts'
import { RpcError } from './errors.ts'
import type { Tool, ToolContext } from './tools.ts'

type Result = Record<string, unknown>
type Answer = (request: JsonRpcRequest, context: ToolContext) => Promise<Result>

const CAPABILITIES = { tools: {} }
const CACHE_HINTS = { ttlMs: 60_000, cacheScope: 'public' }
/** 2025-03-26 is missing on purpose: it would oblige us to accept batches. */
const SPOKEN_LEGACY_VERSIONS = [LATEST_LEGACY_VERSION, '2025-06-18', '2024-11-05']

/** One for each process: the legacy handshake holds until the process ends. */
export function createAnswer(tools: readonly Tool[], info: Implementation): Answer {
  let afterHandshake = false

  // #region two-eras
  async function answer(
    request: JsonRpcRequest,
    context: ToolContext,
  ): Promise<Result> {
    const { method, params = {} } = request
    if (!isObject(params)) throw invalidParams('params: expected an object')
    if (method === METHODS.initialize) {
      afterHandshake = true
      return handshake(params, info)
    }
    const isLegacy = afterHandshake || method === METHODS.ping
    if (isLegacy && !namesRevision(params)) return legacy(method, params, context)

    checkMeta(params)
    const result = await modern(method, params, context)
    return { resultType: 'complete', ...result, _meta: { [META.serverInfo]: info } }
  }

  function modern(method: string, params: Params, context: ToolContext) {
    switch (method) {
      case METHODS.discover:
        return {
          supportedVersions: [MODERN_VERSION],
          capabilities: CAPABILITIES,
          ...CACHE_HINTS,
        }
      case METHODS.listTools:
        return { tools: tools.map(definitionOf), ...CACHE_HINTS }
      case METHODS.callTool:
        return call(params, context)
      default:
        throw unknownMethod(method)
    }
  }

  function legacy(method: string, params: Params, context: ToolContext) {
    switch (method) {
      case METHODS.ping:
        return {}
      case METHODS.listTools:
        return { tools: tools.map(definitionOf) }
      case METHODS.callTool:
        return call(params, context)
      default:
        throw unknownMethod(method)
    }
  }
  // #endregion two-eras

  // #region error-or-iserror
  /** What is no call of a known tool is an error. A tool that fails has a result. */
  async function call(params: Params, context: ToolContext): Promise<ToolResult> {
    const { name, arguments: args = {} } = params
    const tool = tools.find(tool => tool.name === name)
    if (!tool) throw invalidParams(`unknown tool: ${name}`)
    if (!isObject(args)) throw invalidParams('arguments: expected an object')
    const complaint = complaintAbout(args, tool.inputSchema)
    if (complaint) return failed(complaint)
    try {
      const result = await tool.run(args, context)
      return typeof result === 'string' ? { content: [text(result)] } : result
    } catch (cause) {
      return failed(cause instanceof Error ? cause.message : String(cause))
    }
  }
  // #endregion error-or-iserror

  return answer
}

// #region required-meta
/** Each modern request speaks for itself: which revision, and what its sender can do. */
function checkMeta(params: Params): void {
  const _meta = isObject(params._meta) ? params._meta : {}
  for (const key of REQUIRED_REQUEST_META) {
    if (_meta[key] === undefined) throw invalidParams(`params._meta lacks ${key}`)
  }
  const requested = _meta[META.protocolVersion]
  if (requested === MODERN_VERSION) return
  throw new RpcError(
    ERROR_CODES.unsupportedVersion,
    `unsupported protocol version: ${requested}`,
    { supported: [MODERN_VERSION], requested },
  )
}
// #endregion required-meta

function namesRevision({ _meta }: Params): boolean {
  return _meta?.[META.protocolVersion] !== undefined
}

/** One offer, one counter-offer: a client that cannot live with it disconnects. */
function handshake({ protocolVersion }: Params, serverInfo: Implementation): Result {
  const agreed = SPOKEN_LEGACY_VERSIONS.find(version => version === protocolVersion)
  return {
    protocolVersion: agreed ?? LATEST_LEGACY_VERSION,
    capabilities: CAPABILITIES,
    serverInfo,
  }
}

function definitionOf({ name, description, inputSchema }: Tool): Result {
  return { name, description, inputSchema }
}

function text(text: string) {
  return { type: 'text', text }
}

function failed(reason: string): ToolResult {
  return { content: [text(reason)], isError: true }
}

function invalidParams(message: string): RpcError {
  return new RpcError(ERROR_CODES.invalidParams, message)
}

function unknownMethod(method: string): RpcError {
  return new RpcError(ERROR_CODES.methodNotFound, `unknown method: ${method}`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
