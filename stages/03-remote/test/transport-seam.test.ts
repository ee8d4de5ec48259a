import { ECHO_TOOL, modernServer, modernWeb, textResult } from '@workshop/faults'
import { type Handle, turn } from '@workshop/testkit'
import { guards, textIn } from './contract.ts'
import { entry, manage } from './managed.ts'
import { argumentsOf, MemoryServer, openMemory } from './memory.ts'
import { whatClient as what } from './what-client.ts'

guards('transport-seam', 'both-kinds', async t => {
  const { command, args } = await t.peer(modernServer())
  const { url } = await t.web(modernWeb())
  const open = await t.value<Handle>(t.create('transport', 'createOpener', {}))
  const servers = [
    entry('pipe', { type: 'stdio', command, args, env: {} }),
    entry('web', { type: 'http', url, headers: {} }),
  ]
  const manager = await manage(t, { servers, open })
  await manager.connects('pipe', 'web')
  for (const server of ['pipe', 'web']) {
    const said = await manager.textOf(server, 'echo', { text: server })
    t.equal(said, server, what.answerOf(server))
  }
})

guards('transport-seam', 'in-memory', async t => {
  const server = new MemoryServer()
  server.capabilities = { tools: { listChanged: true } }
  const open = (_: unknown, options: object) =>
    t.subject.call('transport', 'openMemoryLink', server.serve, options)
  const servers = [entry('memory', { type: 'http', url: 'memory:', headers: {} })]
  const manager = await manage(t, { servers, open })
  await manager.connects('memory')
  t.equal((await manager.row('memory')).era, 'modern', 'status().era')
  const said = await manager.textOf('memory', 'echo', { text: 'x' })
  t.equal(said, 'x', what.answerOf('echo'))
  server.tools = [ECHO_TOOL, { ...ECHO_TOOL, name: 'later' }]
  server.say('notifications/tools/list_changed')
  await manager.offers('memory', ['echo', 'later'])
})

guards('transport-seam', 'later', async t => {
  const server = new MemoryServer()
  const during: string[] = []
  let sending: string | undefined
  /** Whatever is noted while this runs has not come by a wire. */
  const while_ = <T>(what: string, send: () => T): T => {
    sending = what
    const value = send()
    sending = undefined
    return value
  }
  const arrives = () => {
    if (sending) during.push(sending)
  }
  server.onMessage = arrives
  server.run = ({ params }, send) => {
    const { progressToken } = params?._meta ?? {}
    const progress = { progressToken, progress: 1 }
    const method = 'notifications/progress'
    while_(method, () => send({ jsonrpc: '2.0', method, params: progress }))
    return textResult('done')
  }
  const link = await openMemory(t, server)
  await t.value(link.call('onNotification', arrives))
  const calling = while_('tools/call', () =>
    link.call('callTool', 'echo', {}, { onProgress: arrives }),
  )
  t.equal(textIn(await t.value(calling)), 'done', what.answerOf('echo'))
  while_('notifications/message', () => server.say('notifications/message'))
  await t.value(link.call('callTool', 'echo', {}))
  t.equal(during, [], what.arrivedDuringSend)
})

guards('transport-seam', 'own-copy', async t => {
  const server = new MemoryServer()
  const notes: unknown[] = []
  const link = await openMemory(t, server)
  await t.value(
    link.call('onNotification', ({ params }: { params: { note: unknown } }) => {
      notes.push(params.note)
    }),
  )
  server.run = (message, send) => {
    const { text } = argumentsOf(message)
    for (const note of [1, 2, 3]) {
      send({ jsonrpc: '2.0', method: 'notifications/message', params: { note } })
    }
    const block = t.subject.hold({ type: 'text', text: String(text) })
    // Whoever has sent something may do with it what they like.
    setImmediate(() => t.subject.change(block, { text: 'changed' }))
    for (const key of Object.keys(message.params?._meta ?? {})) {
      Object.assign(message.params?._meta ?? {}, { [key]: 'changed' })
    }
    return { content: [block] }
  }
  for (const text of ['first', 'second']) {
    const result = await t.value<object>(link.keep('callTool', 'echo', { text }))
    await turn()
    t.equal(textIn(await t.subject.read(result)), text, what.arrivedAtClient)
  }
  t.equal(notes, [1, 2, 3, 1, 2, 3], what.order)
  server.run = ({ params }) => textResult(JSON.stringify(params?._meta))
  const meta = textIn(await t.value(link.call('callTool', 'echo', {})))
  t.equal(String(meta).includes('changed'), false, what.arrivedAtServer)
})

guards('transport-seam', 'after-close', async t => {
  const server = new MemoryServer()
  const heard: string[] = []
  const link = await openMemory(t, server)
  await t.value(
    link.call('onNotification', ({ method }: { method: string }) => {
      heard.push(method)
    }),
  )
  let begin: () => void = () => undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  server.run = () => {
    begin()
    return undefined
  }
  const waiting = t.outcome(link.call('callTool', 'echo', {}))
  await t.within(begun, { kind: 'unanswered', what: what.calls, ms: 2000 })
  await t.value(link.call('close'))
  t.equal((await waiting).status, 'rejected', what.answerOf('echo'))
  const before = server.received.length
  server.say('notifications/message')
  await t.error(link.call('callTool', 'echo', {}))
  await turn()
  await turn()
  t.equal(heard, [], what.afterClose)
  t.equal(server.received.length, before, what.afterClose)
})
