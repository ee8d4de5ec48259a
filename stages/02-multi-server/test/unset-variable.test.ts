// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is tested here
import { aList, anObject, containing } from '@workshop/testkit'
import { data, guards, load, loadOne, type StdioConfig, source } from './contract.ts'
import { manage } from './managed.ts'
import { entry, serverWith, written } from './servers.ts'
import { calling, of, what } from './what.ts'

// As a template, every one of these would say something else.
const ENV = {
  TOK: 't0k',
  EMPTY: '',
  HOME: '/home/me',
  OTHER: 'other',
  B: 'bee',
  P: "a$&b$HOME${OTHER}$1$'",
}

/** A text, what it becomes, and the variables that are not there. */
const TABLE: readonly [string, string, string[]][] = [
  ['plain', 'plain', []],
  ['Bearer ${TOK}', 'Bearer t0k', []],
  ['${TOK}${TOK}-${B}', 't0kt0k-bee', []],
  ['Bearer ${NOPE}', 'Bearer ${NOPE}', ['NOPE']],
  ['${NOPE}:${TOK}:${GONE}', '${NOPE}:t0k:${GONE}', ['GONE', 'NOPE']],
  ['Bearer ${NOPE:-}', 'Bearer ', []],
  ['${NOPE:-x}', 'x', []],
  ['${TOK:-x}', 't0k', []],
  ['${EMPTY:-x}', 'x', []],
  ['[${EMPTY}]', '[]', []],
  ['${NOPE:-http://x:80/}', 'http://x:80/', []],
  ['${NOPE:-a:-b}', 'a:-b', []],
  ['${A:-${B}}', '${B}', []],
  ['${NOPE:-a$&b}', 'a$&b', []],
  ['$$ ${A', '$$ ${A', []],
  ['$HOME', '$HOME', []],
  ['x-${P}-y', `x-${ENV.P}-y`, []],
]

guards('unset-variable', 'table', async t => {
  const [name, missing] = t.random.words(2).map(word => word.toUpperCase())
  const value = t.random.word()
  const env = { ...ENV, [String(name)]: value }
  const unheard: (typeof TABLE)[number] = [
    `\${${name}}/\${${missing}}/\${${missing}:-${value}}`,
    `${value}/\${${missing}}/${value}`,
    [String(missing)],
  ]
  for (const [text, wanted, unset] of [...TABLE, unheard]) {
    const expanding = t.subject.call('config', 'expandVariables', text, env)
    const expanded = data<{ text: string; unset: string[] }>(await t.value(expanding))
    const call = calling('expandVariables', text)
    t.fits(expanded, anObject, call)
    t.fits(expanded.unset, aList, call)
    t.equal(expanded.text, wanted, call)
    t.equal([...new Set(expanded.unset)].sort(), unset, call)
  }
})

guards('unset-variable', 'everywhere', async t => {
  const env = {
    CMD: 'docs-mcp',
    ARG: '--ro',
    TOK: 't0k',
    DIR: '/srv',
    HOST: 'b.example',
  }
  const { servers, problems } = await load(
    t,
    [
      source('user', {
        local: {
          command: '${CMD}',
          args: ['-v', '${ARG}'],
          env: { TOKEN: '${TOK}', MODE: '${MODE:-fast}' },
          cwd: '${DIR}/docs',
        },
        remote: {
          url: 'https://${HOST:-a.example}/${PART:-mcp}',
          headers: { Authorization: 'Bearer ${TOK}' },
        },
        whole: { url: '${SCHEME:-https}://${HOST}/mcp' },
      }),
    ],
    env,
  )
  t.equal(problems, [], 'loadConfig().problems')
  const configs = Object.fromEntries(servers.map(({ name, config }) => [name, config]))
  t.equal(
    configs.local,
    {
      type: 'stdio',
      command: 'docs-mcp',
      args: ['-v', '--ro'],
      env: { TOKEN: 't0k', MODE: 'fast' },
      cwd: '/srv/docs',
    },
    'entry.config',
  )
  const headers = { Authorization: 'Bearer t0k' }
  const url = 'https://b.example/mcp'
  t.equal(configs.remote, { type: 'http', url, headers }, 'entry.config')
  t.equal(configs.whole, { type: 'http', url, headers: {} }, 'entry.config')

  // The variables are those it was given, not those of the process.
  const { unset } = await loadOne(t, 'docs', [
    source('user', { docs: { command: 'docs-mcp', args: ['${PATH}'] } }),
  ])
  t.equal(unset, ['PATH'], 'entry.unset')
})

guards('unset-variable', 'never-starts', async t => {
  const other = await t.peer(serverWith('docs', ['search']))
  const peer = await t.peer(serverWith('tickets', ['search']))
  const tickets = await loadOne(t, 'tickets', [
    source('user', { tickets: { ...written(peer), env: { TOKEN: 'Bearer ${NOPE}' } } }),
  ])
  t.equal(tickets.unset, ['NOPE'], 'entry.unset')
  const { env } = tickets.config as StdioConfig
  t.equal(env, { TOKEN: 'Bearer ${NOPE}' }, 'entry.config.env')

  const manager = await manage(t, [tickets, entry('docs', other)], { gate: () => true })
  await manager.connectAll()
  await manager.offers('docs', ['search'])
  const { status, reason } = await manager.row('tickets')
  t.equal(status, 'refused', of('tickets', 'status'))
  t.fits(reason, containing('NOPE'), of('tickets', 'reason'))
  t.equal(peer.start, undefined, what.startOf('tickets'))
})
