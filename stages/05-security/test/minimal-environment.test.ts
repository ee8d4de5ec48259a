import { contract, guards, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

/** What every program may have. */
const COMMON = {
  PATH: '/usr/bin:/bin',
  HOME: '/home/me',
  USER: 'me',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'C',
  LC_TIME: 'de_DE',
  TZ: 'Europe/Oslo',
  TMPDIR: '/tmp/t',
  TEMP: '/tmp/t',
  TMP: '/tmp/t',
  SystemRoot: 'C:\\Windows',
  PATHEXT: '.EXE',
}

const SECRETS = {
  SECRET_X: '1',
  AWS_SECRET_ACCESS_KEY: 'k',
  GITHUB_TOKEN: 't',
  NODE_OPTIONS: '--require ./x.js',
  LD_PRELOAD: '/tmp/x.so',
  HTTPS_PROXY: 'http://me:pw@proxy',
  // Each begins or ends like one that passes.
  PATH_TO_KEYS: '/keys',
  MY_HOME: '/x',
  LCX: 'x',
  HOMEBREW_TOKEN: 'x',
  XDG_PATH: '/x',
}

guards('minimal-environment', 'no-more', async t => {
  const { childEnvironment } = contract(t)
  const env = await childEnvironment({ A: '1' }, { ...SECRETS, ...COMMON })
  t.equal(sorted(env), sorted({ ...COMMON, A: '1' }), what.inherited)
  t.equal(await childEnvironment({}, {}), {}, what.inherited)
  t.equal(await childEnvironment({}, { SECRET_X: '1' }), {}, what.inherited)
})

guards('minimal-environment', 'given-wins', async t => {
  const { childEnvironment } = contract(t)
  const given = {
    PATH: '/opt/bin',
    GITHUB_TOKEN: 'given',
    NODE_OPTIONS: '',
    LC_ALL: 'C',
  }
  const host = { PATH: '/bin', HOME: '/h', GITHUB_TOKEN: 'host', LC_ALL: 'de_DE' }
  const env = await childEnvironment(given, host)
  t.equal(sorted(env), sorted({ ...given, HOME: '/h' }), what.inherited)
  // What is not set does not become the text "undefined".
  const none = await childEnvironment({ A: '1' }, { HOME: undefined, PATH: '/bin' })
  t.equal(sorted(none), sorted({ A: '1', PATH: '/bin' }), what.inherited)
})

guards('minimal-environment', 'real-child', async t => {
  const { childEnvironment } = contract(t)
  const { PATH = '' } = process.env
  const host = { ...process.env, ...SECRETS, PATH, HOME: '/home/me' }
  const env = await childEnvironment({ A: '1' }, host)
  const got = await variablesOf(t, env)
  const expected = { A: '1', PATH, HOME: '/home/me' }
  const leaked = Object.keys(SECRETS).filter(name => name in got)
  t.equal(leaked, [], what.variablesOfChild)
  const found = Object.keys(expected).map(name => [name, got[name]])
  t.equal(found, Object.entries(expected), what.variablesOfChild)
})

/** Starts a program with these variables and no others, and has it list them. */
async function variablesOf(
  t: TestContext,
  env: Record<string, string>,
): Promise<NodeJS.ProcessEnv> {
  const dump = 'process.stdout.write(JSON.stringify(process.env))'
  const text = await t.run({ file: process.execPath, args: ['-e', dump], env })
  return text === '' ? {} : JSON.parse(text)
}

function sorted(env: object): [string, unknown][] {
  return Object.entries(env ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
}
