/** Answers each POST with one and the same body, when all of its own has come. */
import { createServer } from 'node:http'
import { recordedLine } from '../../stdio/programs/recorded-lines.ts'
import { listenAndAnnounce } from './announce.ts'

const body = Buffer.from(recordedLine('RESPONSE'))
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }

listenAndAnnounce(
  createServer((request, response) => {
    request.on('end', () => response.writeHead(200, headers).end(body)).resume()
  }),
)
