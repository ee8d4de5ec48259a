/** Our servers under clients of others, each told in which era to speak. */
import { newerNode } from '@workshop/testkit/newer-node'
import { type Era, MODERN_VERSION } from '@workshop/wire'
import { type OwnTool, serveOurs } from '../http-subject.ts'
import { openV1Client, openV2Client } from '../their-clients.ts'
import { openV1HttpClient, openV2HttpClient } from '../their-http-clients.ts'
import type { Cell, Place } from './cell.ts'
import { inspectorOverHttp, inspectorOverStdio } from './inspector.ts'
import type { Meeting, Question } from './meeting.ts'
import { theirsOverHttp, theirsOverStdio } from './meetings.ts'
import { SDK_V1, SDK_V2, subjectOf, TEXT, toCells } from './rows.ts'

const WEATHER: Question = { tool: 'get_weather', args: { city: TEXT }, answer: TEXT }
const NODE = newerNode(import.meta.url)
const asking = (era: Era) => ({ node: 'program' in NODE ? NODE.program : '', era })

/** Each client, and the era in which it is told to speak. */
function serverCells(
  place: Omit<Place, 'era' | 'peer'>,
  meet: Record<'v1' | 'v2Modern' | 'v2Legacy', () => Promise<Meeting>>,
  inspect: (era: Era) => Promise<Meeting>,
): Cell[] {
  const eras: readonly Era[] = ['modern', 'legacy']
  return [
    ...toCells(place, [
      ['modern', SDK_V2, WEATHER, meet.v2Modern],
      ['legacy', SDK_V2, WEATHER, meet.v2Legacy],
      ['legacy', SDK_V1, WEATHER, meet.v1],
    ]),
    ...eras.map(era => ({
      ...{ ...place, era, peer: 'Inspector', question: WEATHER },
      meet: () => inspect(era),
      ...('missing' in NODE && { missing: `the Inspector ${NODE.missing}` }),
    })),
  ]
}

export function serverOverStdio(flavour: string): Cell[] {
  const ours = subjectOf('01-handrolled', flavour)
  const program = () => ours.program('src/server.ts')
  const pin = { pin: MODERN_VERSION }
  return serverCells(
    { flavour, role: 'server', transport: 'stdio' },
    {
      v1: () => theirsOverStdio(program(), openV1Client),
      v2Modern: () => theirsOverStdio(program(), server => openV2Client(server, pin)),
      v2Legacy: () =>
        theirsOverStdio(program(), server => openV2Client(server, 'legacy')),
    },
    era => inspectorOverStdio(asking(era), program()),
  )
}

const weather: OwnTool = {
  name: 'get_weather',
  description: 'Current weather of one city.',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
  },
  run: ({ city }) => `${city}: 21 °C`,
}

export function serverOverHttp(flavour: string): Cell[] {
  const ours = subjectOf('03-remote', flavour)
  const serve = () => serveOurs(ours, { tools: [weather] })
  const pin = { pin: MODERN_VERSION }
  return serverCells(
    { flavour, role: 'server', transport: 'http' },
    {
      v1: () => theirsOverHttp(serve, openV1HttpClient),
      v2Modern: () => theirsOverHttp(serve, url => openV2HttpClient(url, pin)),
      v2Legacy: () => theirsOverHttp(serve, url => openV2HttpClient(url, 'legacy')),
    },
    era => inspectorOverHttp(asking(era), serve),
  )
}
