/** The server's half of `open-server.ts`: says where it is, and ends with its stdin. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export function listenAndAnnounce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    announce(`http://127.0.0.1:${port}/mcp`)
  })
}

export function announce(url: string): void {
  console.log(url)
  process.stdin.on('end', () => process.exit()).resume()
}
