/** What this package uses of `oidc-provider`, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Context {
    body: Record<string, unknown> | undefined
    oidc: {
      params: Record<string, unknown> | undefined
      entities: Partial<Record<string, { resource?: string }>>
    }
  }

  export interface Interaction {
    uid: string
    prompt: {
      name: string
      details: { missingResourceScopes?: Record<string, string[]> }
    }
    params: Record<string, unknown>
    session?: { accountId: string }
  }

  export class Grant {
    constructor(of: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: typeof Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    on(event: string, listener: (context: Context, detail: never) => void): this
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}
