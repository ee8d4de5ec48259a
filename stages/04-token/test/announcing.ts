/**
 * A conversation that servers come to and leave: an announcer of the subject, and
 * the messages that the model still has.
 */
import { aList, aString, type TestContext, type Wanted } from '@workshop/testkit'
import { data, type Speaker } from './contract.ts'

export const SYSTEM = 'You are careful, and brief.'

export async function createAnnouncer(t: TestContext) {
  const handle = await t.create('instructions', 'createAnnouncer', SYSTEM)
  return {
    async system(): Promise<string> {
      const system = await t.value<string>(handle.call('system'))
      t.fits(system, aString, 'system()')
      return system
    },
    async announce(servers: Speaker[], transcript: string[]): Promise<string[]> {
      const said = data<string[]>(
        await t.value(handle.call('announce', servers, transcript)),
      )
      t.fits(said, aList, 'announce()')
      for (const message of said) t.fits(message, aString, 'announce()')
      return said
    },
  }
}

export async function converse(t: TestContext) {
  const announcer = await createAnnouncer(t)
  const transcript: string[] = []
  return {
    ...announcer,
    transcript,
    /** One turn: what is announced joins the conversation, and so do two others. */
    async turn(servers: Speaker[]): Promise<string[]> {
      const added = await announcer.announce(servers, transcript)
      transcript.push(...added, 'What is new?', 'Nothing, as far as I can see.')
      return added
    },
  }
}

/** A message on one line that names the server. */
export function aNoteOn(server: string): Wanted {
  return {
    said: { en: `one line that names ${server}`, zh: `提到 ${server} 的一行` },
    holds: note =>
      typeof note === 'string' && note.includes(server) && !/[\n\r]/.test(note),
  }
}
