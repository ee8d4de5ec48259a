/**
 * Serves the built site on loopback, and nowhere else. Addresses work with and without
 * `.html`; what is not there gets the site's own page for that.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { createGzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** What is worth packing. */
const IS_TEXT = /^(text|application\/json|image\/svg)/

export interface Site {
  /** Without a slash at the end. */
  address: string
  close(): Promise<void>
}

/** The wanted port, or any other when somebody else has it. */
export async function serve(folder: string, port = 0): Promise<Site> {
  const server = createServer((request, response) => answer(folder, request, response))
  try {
    await listen(server, port)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    await listen(server, 0)
  }
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const found = fileOf(folder, request.url ?? '/')
  const file = found ?? join(folder, '404.html')
  if (!existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n')
    return
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const isPacked =
    IS_TEXT.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']))
  response.writeHead(found === undefined ? 404 : 200, {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // Files with a hash in their name never change; the others do with each build.
    'cache-control': /\/assets\//.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const stream = createReadStream(file)
  stream.on('error', () => response.destroy())
  if (isPacked) stream.pipe(createGzip()).pipe(response)
  else stream.pipe(response)
}

/** Nothing outside of the folder, and nothing hidden in it. */
function fileOf(folder: string, url: string): string | undefined {
  const path = pathOf(url)
  if (path === undefined || path.includes('\0') || /(^|\/)\./.test(path))
    return undefined
  const place = normalize(join(folder, path))
  if (
    place !== folder &&
    !place.startsWith(folder.endsWith(sep) ? folder : folder + sep)
  ) {
    return undefined
  }
  const tries = path.endsWith('/')
    ? [join(place, 'index.html')]
    : [place, `${place}.html`]
  return tries.find(file => existsSync(file) && statSync(file).isFile())
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname)
  } catch {
    return undefined
  }
}
