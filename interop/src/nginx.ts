/**
 * nginx in front of a server, on loopback and with everything it writes in a folder
 * that goes with it. Where it is not installed, the tests say so and skip.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = ['nginx', '/usr/sbin/nginx'].find(
  program => spawnSync(program, ['-v']).status === 0,
)

export const withoutNginx =
  PROGRAM === undefined && 'nginx is not installed: what it does to streams is not seen'

export interface Proxy extends AsyncDisposable {
  /** The same path as the server's, by way of nginx. */
  url: string
}

/** `directives` stand in the `location`, such as `proxy_buffering on;`. */
export async function nginxBefore(url: string, directives: string): Promise<Proxy> {
  const { host, pathname } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const config = join(folder, 'nginx.conf')
    await writeFile(config, configOf({ folder, port, host, directives }))
    const child = spawn(PROGRAM ?? '', ['-c', config, '-p', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (await isUp(child, port)) {
      return {
        url: `http://127.0.0.1:${port}${pathname}`,
        async [Symbol.asyncDispose]() {
          child.kill('SIGTERM')
          if (child.exitCode === null) await once(child, 'exit')
          await rm(folder, { recursive: true })
        },
      }
    }
    // Somebody else may have taken the port in the meantime.
    if (attempt === 3) throw new Error(`nginx does not start: ${await textOf(child)}`)
  }
}

function configOf(given: {
  folder: string
  port: number
  host: string
  directives: string
}): string {
  const { folder, port, host, directives } = given
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const places = kinds.map(kind => `${kind}_temp_path ${folder}/${kind};`)
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${places.join('\n')}
      gzip on;
      gzip_proxied any;
      gzip_min_length 0;
      gzip_types application/json text/event-stream;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://${host};
          proxy_http_version 1.1;
          ${directives}
        }
      }
    }`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Knocks until somebody opens, or nginx has given up. */
async function isUp(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>(resolve => {
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return true
  }
  return false
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of child.stderr ?? []) text += chunk
  return text.trim()
}
