import { aString, show, verbatim } from '@workshop/testkit'
import { BAD_ENTRIES, DISABLED, SCOPES } from './config-cases.ts'
import {
  guards,
  load,
  loadOne,
  namesOf,
  type Problem,
  type ServerEntry,
  type Source,
  type StdioConfig,
  source,
  type TestContext,
} from './contract.ts'
import { manage } from './managed.ts'
import { entry, serverWith, written } from './servers.ts'
import { of, what } from './what.ts'

guards('config-scopes', 'precedence', async t => {
  const all = SCOPES.map(scope => source(scope, { docs: { command: `${scope}-mcp` } }))
  for (const [nth, strongest] of SCOPES.entries()) {
    const sources = all.slice(nth)
    for (const order of [sources, [...sources].reverse(), rotated(sources)]) {
      const docs = await loadOne(t, 'docs', order)
      t.equal(commandOf(docs), `${strongest}-mcp`, 'entry.config.command')
      t.equal(docs.scope, strongest, 'entry.scope')
      t.equal(
        docs.files,
        sources.map(({ file }) => file),
        'entry.files',
      )
    }
  }
})

guards('config-scopes', 'merge-fields', async t => {
  const user = source('user', {
    db: { command: 'db-mcp', args: ['--all'], env: { A: '1', B: '1' } },
    wiki: { url: 'https://wiki.example.com/mcp', headers: { A: '1', B: '1' } },
  })
  const project = source('project', {
    db: { args: ['--ro'], env: { B: '2', C: '2' }, cwd: '/srv', timeout: 5000 },
    wiki: { headers: { B: '2', C: '2' } },
  })
  for (const order of [
    [user, project],
    [project, user],
  ]) {
    const db = await loadOne(t, 'db', order)
    const { type, command, args, env, cwd } = db.config as StdioConfig
    t.equal({ type, command }, { type: 'stdio', command: 'db-mcp' }, 'entry.config')
    t.equal(args, ['--ro'], 'entry.config.args')
    t.equal(env, { A: '1', B: '2', C: '2' }, 'entry.config.env')
    t.equal(cwd, '/srv', 'entry.config.cwd')
    t.equal(db.scope, 'project', 'entry.scope')
    t.equal(db.files, ['project.json', 'user.json'], 'entry.files')

    const { config } = await loadOne(t, 'wiki', order)
    const headers = { A: '1', B: '2', C: '2' }
    const wanted = { type: 'http', url: 'https://wiki.example.com/mcp', headers }
    t.equal(config, wanted, 'entry.config')
  }
})

guards('config-scopes', 'disabled-rules', async t => {
  for (const [says, wanted] of DISABLED) {
    const sources = SCOPES.map(scope =>
      source(scope, {
        mail: {
          command: 'mail-mcp',
          ...(scope in says && { disabled: says[scope] }),
        },
      }),
    )
    for (const order of [sources, [...sources].reverse()]) {
      const { disabled } = await loadOne(t, 'mail', order)
      t.equal(disabled, wanted, of(show(says), 'disabled'))
    }
  }
  await neverStarts(t)
})

/** Switched off by the project, complete in the user's file. */
async function neverStarts(t: TestContext): Promise<void> {
  const peer = await t.peer(serverWith('mail', ['send']))
  const other = await t.peer(serverWith('docs', ['search']))
  const mail = await loadOne(t, 'mail', [
    source('project', { mail: { ...written(peer), disabled: true } }),
    source('user', { mail: written(peer) }),
  ])
  const manager = await manage(t, [mail, entry('docs', other)])
  await manager.connectAll()
  await manager.offers('docs', ['search'])
  t.equal((await manager.row('mail')).status, 'disabled', of('mail', 'status'))
  t.equal(peer.start, undefined, what.startOf('mail'))
}

const GOOD = source('user', { good: { command: 'good-mcp' } })

guards('config-scopes', 'bad-file', async t => {
  const text = '\uFEFF{ "mcpServers": { "docs": { "command": "docs-mcp" } } }'
  const read = await load(t, [GOOD, { scope: 'project', file: 'project.json', text }])
  t.equal(namesOf(read.servers).sort(), ['docs', 'good'], 'servers[].name')
  t.equal(read.problems, [], 'loadConfig().problems')

  await isNamed(t, 2, '{ "mcpServers": {\n  "docs": { "command": "docs-mcp" }, } }')
  await isNamed(t, 2, '{\n  // mine\n  "mcpServers": {}\n}')
  await isNamed(t, 3, '\uFEFF{\n  "mcpServers": {\n  "docs": { "command": docs }\n} }')
  await isNamed(t, 3, '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp"')
  await isNamed(t, 2, '{\n  "mcpServers":')
  await isNamed(t, 1, '')
})

async function isNamed(t: TestContext, line: number, text: string): Promise<void> {
  const bad: Source = { scope: 'project', file: 'project.json', text }
  const { servers, problems } = await load(t, [bad, GOOD])
  t.equal(namesOf(servers), ['good'], 'servers[].name')
  t.equal(problems.length, 1, 'problems.length')
  const { file, line: told, column = 0 } = problems[0] as Problem
  t.equal(file, 'project.json', 'problems[0].file')
  t.equal(told, line, of(show(text), 'line'))
  const length = text.split('\n')[line - 1]?.length ?? 0
  t.ok(Number.isInteger(column) && column >= 1 && column <= length + 1, {
    kind: 'differs',
    what: of(show(text), 'column'),
    actual: String(column),
    wanted: verbatim(`1…${length + 1}`),
  })
}

guards('config-scopes', 'bad-entry', async t => {
  const project = source('project', {
    ...BAD_ENTRIES,
    docs: { command: 'docs-mcp' },
  })
  const { servers, problems } = await load(t, [project, GOOD])
  t.equal(namesOf(servers).sort(), ['docs', 'good'], 'servers[].name')
  for (const name of Object.keys(BAD_ENTRIES)) {
    const found = problems.filter(({ key }) =>
      String(key)
        .split(/[^a-zA-Z]/)
        .includes(name),
    )
    t.ok(found.length > 0, { kind: 'unanswered', what: what.problemWith(name), ms: 0 })
    for (const { file, message } of found) {
      t.equal(file, 'project.json', of(name, 'file'))
      t.fits(message, aString, of(name, 'message'))
    }
  }
})

guards('config-scopes', 'case-twins', async t => {
  const strong = { command: 'github-mcp', env: { FROM: 'project' } }
  const weak = { command: 'github-mcp', args: ['--weak'], env: { WEAK: '1' } }
  const sources = [
    source('user', { github: weak, good: { command: 'good-mcp' } }),
    source('project', { GitHub: strong }),
  ]
  for (const order of [sources, [...sources].reverse()]) {
    const { servers, problems } = await load(t, order)
    t.equal(namesOf(servers).sort(), ['GitHub', 'good'], 'servers[].name')
    const kept = servers.find(({ name }) => name === 'GitHub')?.config
    t.equal((kept as StdioConfig).env, { FROM: 'project' }, 'entry.config.env')
    const named = problems.some(problem => /github/i.test(JSON.stringify(problem)))
    t.ok(named, { kind: 'unanswered', what: what.problemWith('github'), ms: 0 })
  }
})

function rotated<T>(list: readonly T[]): T[] {
  return [...list.slice(1), ...list.slice(0, 1)]
}

function commandOf({ config }: ServerEntry): string | undefined {
  return (config as StdioConfig).command
}
