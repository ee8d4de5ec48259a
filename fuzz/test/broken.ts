/** For each target a module that is wrong in one way that nobody sees at once. */
import { Buffer } from 'node:buffer'

type Broken = (module: never) => unknown

/** As the subject's own, but for one function. */
function but<F>(name: string, broken: (real: F) => unknown): Broken {
  return (module: Record<string, F>) => ({
    ...module,
    [name]: broken(module[name] as F),
  })
}

export const BROKEN: Record<string, Broken> = {
  // Decodes each chunk for itself: a character on a border is lost.
  decoder: but(
    'createLineDecoder',
    (
      real: (options: object) => { push(chunk: Uint8Array): object[]; end(): object[] },
    ) =>
      (options: object) => {
        const decoder = real(options)
        const push = (chunk: Uint8Array) =>
          decoder.push(Buffer.from(Buffer.from(chunk).toString()))
        return { ...decoder, push }
      },
  ),
  // Who comes last is answered, whoever the answer is for.
  answers: () => ({
    createRpc(send: (message: object) => void) {
      const waiting: ((value: unknown) => void)[] = []
      let id = 0
      return {
        get pending() {
          return waiting.length
        },
        unmatched: 0,
        request: (method: string, params: object) =>
          new Promise(resolve => {
            waiting.push(resolve)
            send({ id: ++id, method, params })
          }),
        settle: ({ result }: { result: unknown }) => waiting.pop()?.(result),
        fail: () => undefined,
      }
    },
  }),
  names: but('createNameTable', () => () => {
    const names = new Map<string, object>()
    const plain = (text: string) => text.replaceAll(/[^a-zA-Z0-9-]/g, '_').slice(0, 28)
    return {
      add(server: string, tool: string) {
        const name = `mcp__${plain(server)}__${plain(tool)}`
        names.set(name, { server, tool })
        return name
      },
      resolve: (name: string) => names.get(name),
      remove: () => undefined,
    }
  }),
  // The last file wins, whatever its scope.
  scopes: but(
    'loadConfig',
    (real: (sources: { scope: string }[], env: object) => unknown) =>
      (sources: { scope: string }[], env: object) =>
        real(
          sources.map(source => ({ ...source, scope: 'user' })),
          env,
        ),
  ),
  // A CRLF that is cut between its halves is two line ends.
  events: but('createEventDecoder', () => () => {
    let open = ''
    return {
      push(chunk: Uint8Array) {
        open += Buffer.from(chunk).toString().replaceAll(/\r\n?/g, '\n')
        const events = open.split('\n\n')
        open = events.pop() ?? ''
        return events.map(text => ({
          type: 'message',
          data: text.replaceAll(/^data: /gm, ''),
        }))
      },
    }
  }),
  results: but(
    'truncateResult',
    () =>
      (result: { content: { text?: string }[] }, limits: { characters: number }) => ({
        result: {
          ...result,
          content: result.content.map(block => ({
            ...block,
            text: block.text?.slice(0, limits.characters),
          })),
        },
        cut: {},
      }),
  ),
  fences: but(
    'fence',
    () => (server: string, text: string) =>
      [
        `Data from the MCP server ${server}`,
        ...text.split('\n').map(line => `| ${line}`),
        '(end of the data)',
      ].join('\n'),
  ),
  // A star as a regular expression, and a dot as well.
  patterns: but(
    'decideTool',
    (real: (policy: object, of: object) => object) =>
      (
        policy: { tools?: { deny?: string[] } },
        of: { server: string; tool: string },
      ) => {
        const isDenied = policy.tools?.deny?.some(rule =>
          new RegExp(`^${rule.replaceAll('*', '.*').replaceAll('$', '\\$')}$`).test(
            `${of.server}/${of.tool}`,
          ),
        )
        return isDenied ? { decision: 'deny' } : real(policy, of)
      },
  ),
  // A file that is not understood leaves everything open.
  policies: but(
    'loadPolicy',
    (real: (file: object) => { problems: object[] }) => (file: object) => ({
      policy: { closed: false, servers: {}, tools: {} },
      problems: real(file).problems,
    }),
  ),
}
