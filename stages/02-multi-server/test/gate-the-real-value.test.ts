// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is tested here
import {
  data,
  guards,
  loadOne,
  type ServerEntry,
  type StdioConfig,
  source,
  type TestContext,
} from './contract.ts'
import { manage } from './managed.ts'
import { entry, serverWith, written } from './servers.ts'
import { of, what } from './what.ts'

guards('gate-the-real-value', 'sees-expanded', async t => {
  const { seen, start } = await throughGate(t, { MODE: '--ro', TOKEN: 't0k' })
  t.equal(seen.args?.at(-1), '--ro', 'gate(entry).config.args')
  t.equal(seen.env?.TOKEN, 't0k', 'gate(entry).config.env.TOKEN')
  t.equal(start.args, ['--ro'], what.argsOfTheProcess)
  t.equal(start.env.TOKEN, 't0k', what.envOfTheProcess('TOKEN'))
})

guards('gate-the-real-value', 'same-value', async t => {
  const env = { MODE: '${OTHER}', TOKEN: '${OTHER:-x}$HOME', OTHER: 'expanded twice' }
  const { MODE, TOKEN } = env
  // Whatever changes while the gate thinks about it is too late.
  const { seen, start } = await throughGate(t, env, () => {
    Object.assign(env, { MODE: 'late', TOKEN: 'late' })
  })
  t.equal(seen.args?.at(-1), MODE, 'gate(entry).config.args')
  t.equal(seen.env?.TOKEN, TOKEN, 'gate(entry).config.env.TOKEN')
  t.equal(start.args, [MODE], what.argsOfTheProcess)
  t.equal(start.env.TOKEN, TOKEN, what.envOfTheProcess('TOKEN'))
})

/** Starts a server with two variables; what the gate saw, and how it was started. */
async function throughGate(
  t: TestContext,
  env: Record<string, string>,
  meanwhile: () => void = () => undefined,
) {
  const peer = await t.peer(serverWith('docs', ['search']))
  const section = { ...written(peer, ['${MODE}']), env: { TOKEN: '${TOKEN}' } }
  const docs = await loadOne(t, 'docs', [source('user', { docs: section })], env)
  const seen: ServerEntry[] = []
  const gate = async (entry: ServerEntry): Promise<boolean> => {
    seen.push(data(entry))
    meanwhile()
    return true
  }
  const manager = await manage(t, [docs], { gate })
  await manager.connectAll()
  await manager.offers('docs', ['search'])
  const [entry] = seen
  t.witness(entry, 'gate(entry)')
  t.witness(peer.start, what.startOf('docs'))
  return {
    seen: { ...entry?.config } as Partial<StdioConfig>,
    start: peer.start as NonNullable<typeof peer.start>,
  }
}

guards('gate-the-real-value', 'closed-by-default', async t => {
  const answers: Record<string, () => unknown> = {
    no: () => false,
    throws: () => {
      throw new Error('the policy cannot be read')
    },
    rejects: async () => {
      throw new Error('the policy cannot be reached')
    },
    forgets: () => undefined,
    forgetsLater: async () => undefined,
    allowed: () => true,
  }
  const names = Object.keys(answers)
  const peers = await Promise.all(names.map(who => t.peer(serverWith(who, ['search']))))
  const entries = peers.map((peer, nth) => entry(names[nth] ?? '', peer))
  const gate = ({ name }: ServerEntry): unknown => answers[name]?.()
  const manager = await manage(t, entries, { gate })
  await manager.connectAll()
  await manager.offers('allowed', ['search'])
  for (const [nth, name] of names.entries()) {
    if (name === 'allowed') continue
    const { status } = await manager.row(name)
    t.equal(status, 'refused', of(name, 'status'))
    t.equal(peers[nth]?.start, undefined, what.startOf(name))
  }
})
