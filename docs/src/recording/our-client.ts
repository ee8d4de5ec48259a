/** Our client of stage 01 on some server, with a tap in between. */
import type { ExchangeFrame } from '../../data/types.ts'
import { type Caller, openLocal, weather } from './sides.ts'
import { overPipe, type Program } from './stdio-tap.ts'

export const nothing = async (): Promise<void> => undefined

/** Our client on this server; `act` is what it does once it is connected. */
export async function ours(
  act: (client: Caller) => Promise<unknown>,
  server?: Program,
  options: object = {},
): Promise<ExchangeFrame[]> {
  return overPipe(server ?? (await weather()), async program => {
    const client = await openLocal({ ...program, ...options })
    await act(client)
    await client.close()
  })
}
