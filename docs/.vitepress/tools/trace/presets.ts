/** Examples for the viewer: exchanges of the guide, and one with many faults at once. */
import { HTTP_PROGRESS_STREAM } from '../../../data/exchanges/http-progress-stream.ts'
import { STDIO_NOISE } from '../../../data/exchanges/stdio-noise.ts'
import { STDIO_PROBE_FALLS_BACK } from '../../../data/exchanges/stdio-probe-falls-back.ts'
import type { Preset } from '../input/use-input.ts'
import { recordingOf } from './recording.ts'

/** Made up: nobody is this unlucky in one minute. */
const MANY_FAULTS = `{"dir":"->","stream":"stdin","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"server/discover\\",\\"params\\":{\\"_meta\\":{\\"io.modelcontextprotocol/protocolVersion\\":\\"2026-07-28\\",\\"io.modelcontextprotocol/clientCapabilities\\":{}}}}","at":1}
{"dir":"<-","stream":"stdout","text":"Listening on stdio","at":40}
{"dir":"<-","stream":"stdout","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"result\\":{\\"resultType\\":\\"complete\\",\\"supportedVersions\\":[\\"2026-07-28\\"],\\"capabilities\\":{\\"tools\\":{}},\\"ttlMs\\":0,\\"cacheScope\\":\\"private\\"}}","at":42}
{"dir":"->","stream":"stdin","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":2,\\"method\\":\\"tools/list\\",\\"params\\":{}}","at":44}
{"dir":"<-","stream":"stdout","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":2,\\"error\\":{\\"code\\":-32602,\\"message\\":\\"missing _meta\\"}}","at":45}
{"dir":"->","stream":"stdin","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":3,\\"method\\":\\"tools/list\\",\\"params\\":{\\"_meta\\":{\\"io.modelcontextprotocol/protocolVersion\\":\\"2026-07-28\\",\\"io.modelcontextprotocol/clientCapabilities\\":{}}}}","at":50}
{"dir":"<-","stream":"stderr","text":"3 tools","at":51}
{"dir":"<-","stream":"stdout","text":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":\\"3\\",\\"result\\":{\\"resultType\\":\\"complete\\",\\"tools\\":[],\\"ttlMs\\":0,\\"cacheScope\\":\\"private\\"}}","at":52}
{"dir":"<-","stream":"stdout","text":"{\\"level\\":\\"info\\",\\"msg\\":\\"done\\"}","at":53}
`

export const PRESETS: readonly Preset[] = [
  {
    id: 'noise',
    title: { en: 'A greeting on stdout', zh: 'stdout 上的问候' },
    text: recordingOf(STDIO_NOISE),
  },
  {
    id: 'many-faults',
    title: { en: 'Many faults', zh: '毛病一堆' },
    text: MANY_FAULTS,
  },
  {
    id: 'falls-back',
    title: { en: 'A probe falls back', zh: '探测后退回旧协议' },
    text: recordingOf(STDIO_PROBE_FALLS_BACK),
  },
  {
    id: 'stream',
    title: { en: 'Progress over HTTP', zh: 'HTTP 上的进度' },
    text: recordingOf(HTTP_PROGRESS_STREAM),
  },
]
