import { containing, integerFrom, show } from '@workshop/testkit'
import { guards } from './contract.ts'
import { local, policyIn, policyOf, remote } from './policies.ts'
import { calling, of } from './what.ts'
import { what } from './what-gate.ts'

const COMMAND = ['node', 'srv.js']
const ALLOW = { servers: { allow: [{ command: COMMAND }] } }

guards('name-is-not-identity', 'name-allows-nobody', async t => {
  for (const rule of [
    { name: 'docs' },
    { name: 'docs', command: COMMAND },
    { name: '*' },
  ]) {
    const text = JSON.stringify({ servers: { allow: [rule] } })
    const policy = await policyIn(t, text)
    t.fits(policy.problems.length, integerFrom(1), what.problemsWith(text))
    t.fits(policy.problems[0]?.key, containing('servers.allow'), of(text, 'key'))
    const { decision } = await policy.server(local(COMMAND))
    t.equal(decision, 'deny', of(text, 'decision'))
  }
  const policy = await policyOf(t, {
    servers: {
      allow: [{ command: COMMAND }, { url: 'https://docs.test/*' }],
      deny: [{ name: 'banned' }],
    },
  })
  const decisions: string[] = []
  for (const server of [
    local(['curl', 'evil.test'], {}, 'docs'),
    local(COMMAND, {}, 'anything'),
    local(COMMAND, {}, 'banned'),
    remote('https://docs.test/mcp', 'banned'),
    remote('https://evil.test/mcp', 'docs.test'),
  ]) {
    decisions.push((await policy.server(server)).decision)
  }
  const wanted = ['deny', 'allow', 'deny', 'deny', 'deny']
  t.equal(decisions, wanted, calling('decideServer'))
})

guards('name-is-not-identity', 'whole-command', async t => {
  const policy = await policyOf(t, ALLOW)
  const { decision, rule } = await policy.server(local(COMMAND))
  t.equal(decision, 'allow', of(show(COMMAND), 'decision'))
  t.fits(rule, containing('servers.allow[0]'), of(show(COMMAND), 'rule'))
  for (const command of [
    ['node'],
    ['node', 'srv.js', '--inspect=0.0.0.0'],
    ['node', '--require=./own.js', 'srv.js'],
    ['node', './srv.js'],
    ['node', 'SRV.JS'],
    ['node', 'srv.js', ''],
    ['node', 'other.js'],
    ['node srv.js'],
    ['node', 'srv.js '],
    ['srv.js', 'node'],
    ['./node', 'srv.js'],
    ['/tmp/evil/node', 'srv.js'],
    ['NODE', 'srv.js'],
    ['node*', 'srv.js'],
  ]) {
    const { decision } = await policy.server(local(command))
    t.equal(decision, 'deny', of(show(command), 'decision'))
  }
  // A star is a star: commands have no patterns.
  const starred = await policyOf(t, {
    servers: { allow: [{ command: ['node', '*'] }] },
  })
  const { decision: any } = await starred.server(local(COMMAND))
  t.equal(any, 'deny', of(show(['node', '*']), 'decision'))
})

guards('name-is-not-identity', 'what-else-it-brings', async t => {
  const policy = await policyOf(t, ALLOW)
  for (const more of [
    { env: { PATH: '/tmp/evil:/usr/bin' } },
    { env: { TOKEN: 'x', Path: 'C:\\evil' } },
    { env: { NODE_OPTIONS: '--require=/tmp/evil.js' } },
    { env: { LD_PRELOAD: '/tmp/evil.so' } },
    { env: { PATH: '' } },
    { cwd: '/tmp/evil' },
  ]) {
    const { decision } = await policy.server(local(COMMAND, more))
    t.equal(decision, 'deny', of(show(more), 'decision'))
  }
  for (const env of [{}, { API_TOKEN: 'x', LOG_LEVEL: 'debug' }, { MY_PATH: '/srv' }]) {
    const { decision } = await policy.server(local(COMMAND, { env }))
    t.equal(decision, 'allow', of(show({ env }), 'decision'))
  }
})

guards('name-is-not-identity', 'kinds-apart', async t => {
  const commands = await policyOf(t, ALLOW)
  const urls = await policyOf(t, { servers: { allow: [{ url: 'https://*/*' }] } })
  const rows = [
    [await commands.server(remote('https://docs.test/mcp')), 'deny'],
    [await commands.server(remote('node srv.js')), 'deny'],
    [await urls.server(local(COMMAND)), 'deny'],
    [await urls.server(local(['https://docs.test/mcp'])), 'deny'],
    [await urls.server(remote('https://docs.test/mcp')), 'allow'],
  ] as const
  const decisions = rows.map(([{ decision }]) => decision)
  t.equal(
    decisions,
    rows.map(([, wanted]) => wanted),
    calling('decideServer'),
  )
})
