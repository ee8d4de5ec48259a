/**
 * The table in ARCHITECTURE.md against the manifests and the imports: who may
 * depend on whom, which packages are pure, and that nothing imports a leaf.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/subject'
import { describe, expect, test } from 'vitest'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Package {
  name: string
  folder: string
  /** Declared names, without the tools that every package builds with. */
  runtime: string[]
  development: string[]
}

const TOOLS = ['@types/node', 'typescript', 'vitest', 'tsx', 'esbuild']
const PURE = ['@workshop/wire', '@workshop/syllabus', '@workshop/report']

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')

const packages: Package[] = tracked
  .filter(file => /.+\/package\.json$/.test(file))
  .map(file => {
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
    return {
      name: manifest.name,
      folder: dirname(file),
      runtime: Object.keys(manifest.dependencies ?? {}),
      development: Object.keys(manifest.devDependencies ?? {}),
    }
  })

const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
const ALL_OF_PACKAGES = packages
  .filter(({ folder }) => folder.startsWith('packages/'))
  .map(({ name }) => name)

/** The rows of "Who may import whom": a pattern of names, and what they may declare. */
const rules = text
  .slice(text.indexOf('may depend on'), text.indexOf('## How a test'))
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => {
    const [, names = '', allowed = ''] = line.split('|')
    const quoted = (cell: string) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const [own = '', tests = ''] = allowed.split('its tests also')
    return {
      names: quoted(names),
      runtime: own.includes('every `@workshop/*`')
        ? [...ALL_OF_PACKAGES, '*']
        : quoted(own),
      tests: quoted(tests),
    }
  })

const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '[^-]*')}$`).test(name)

const isOurs = (name: string): boolean => packages.some(own => own.name === name)

function permits(allowed: readonly string[], name: string): boolean {
  if (TOOLS.includes(name)) return true
  return allowed.includes(name) || (allowed.includes('*') && !isOurs(name))
}

describe('the graph', () => {
  test('has a rule for every package, and a package for every rule', () => {
    expect(packages.length).toBeGreaterThan(8)
    for (const { name } of packages) {
      const ruled = rules.filter(rule =>
        rule.names.some(pattern => matches(pattern, name)),
      )
      expect(ruled.length, name).toBe(1)
    }
    for (const pattern of rules.flatMap(rule => rule.names)) {
      expect(
        packages.some(({ name }) => matches(pattern, name)),
        pattern,
      ).toBe(true)
    }
  })

  test.each(packages)('$name declares only what its rule allows', own => {
    const rule = rules.find(rule =>
      rule.names.some(pattern => matches(pattern, own.name)),
    )
    const { runtime = [], tests = [] } = rule ?? {}
    expect(own.runtime.filter(name => !permits(runtime, name))).toEqual([])
    expect(
      own.development.filter(name => !permits([...runtime, ...tests], name)),
    ).toEqual([])
  })

  test('no package depends on a stage or a solution', () => {
    for (const { name, runtime, development } of packages) {
      const leaves = [...runtime, ...development].filter(other =>
        /^(stage|solution)-/.test(other),
      )
      expect(leaves, name).toEqual([])
    }
  })

  test('zero-SDK is a fact of the manifest', () => {
    const root = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as Manifest
    const declared = [
      ...Object.keys({ ...root.dependencies, ...root.devDependencies }),
      ...packages
        .filter(({ name }) => /^stage-|-zero-sdk$/.test(name))
        .flatMap(({ runtime, development }) => [...runtime, ...development]),
    ]
    expect(declared.filter(name => name.startsWith('@modelcontextprotocol/'))).toEqual(
      [],
    )
  })
})

describe('what is handed on', () => {
  const files = (folder: string): string[] =>
    tracked.filter(file => dirname(file) === folder && file.endsWith('.ts'))

  /** Folders with a `provided/`, and the solutions of all that came before. */
  const handedOn = [
    ['stages/02-multi-server', 'zero-sdk', ['01-handrolled']],
    ['solutions/02-multi-server/zero-sdk', 'zero-sdk', ['01-handrolled']],
    ['solutions/02-multi-server/sdk', 'sdk', ['01-handrolled']],
    ['stages/03-remote', 'zero-sdk', ['01-handrolled', '02-multi-server']],
    ['solutions/03-remote/zero-sdk', 'zero-sdk', ['01-handrolled', '02-multi-server']],
    ['solutions/03-remote/sdk', 'sdk', ['01-handrolled', '02-multi-server']],
    ['stages/04-token', 'zero-sdk', ['01-handrolled', '02-multi-server']],
    ['solutions/04-token/zero-sdk', 'zero-sdk', ['01-handrolled', '02-multi-server']],
    ['solutions/04-token/sdk', 'sdk', ['01-handrolled', '02-multi-server']],
    ['stages/05-security', 'zero-sdk', ['01-handrolled', '02-multi-server']],
    [
      'solutions/05-security/zero-sdk',
      'zero-sdk',
      ['01-handrolled', '02-multi-server'],
    ],
    ['solutions/05-security/sdk', 'sdk', ['01-handrolled', '02-multi-server']],
  ] as const

  test.each(handedOn)('provided/ of %s is byte-equal', (folder, flavour, stages) => {
    const originals = stages.flatMap(stage =>
      files(`solutions/${stage}/${flavour}/src`),
    )
    const provided = files(`${folder}/provided`)
    expect(provided.length).toBeGreaterThan(5)
    for (const file of provided) {
      // No two stages have files of one name, or one of them would be lost.
      const [original = '', ...others] = originals.filter(
        other => basename(other) === basename(file),
      )
      expect(others, file).toEqual([])
      expect(readFileSync(join(ROOT, file), 'utf8'), file).toBe(
        readFileSync(join(ROOT, original), 'utf8'),
      )
    }
  })

  test('an SDK changes nothing of stage 03 but what speaks to the wire', () => {
    const folder = 'solutions/03-remote/zero-sdk'
    const own = [...files(`${folder}/src`), ...files(`${folder}/break`)].sort()
    const twinOf = (file: string): string => file.replace('/zero-sdk/', '/sdk/')
    const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
    const shared = own.filter(file => tracked.includes(twinOf(file)))
    const changed = shared.filter(file => read(file) !== read(twinOf(file)))
    expect(changed.map(file => basename(file, '.ts'))).toEqual([
      'code-flow',
      'door',
      'endpoint',
      'http-client',
      'http-server',
      'listening',
      'memory-link',
    ])
    // What is left of the rest is the SDK's.
    const replaced = own.filter(file => !shared.includes(file))
    expect(replaced.map(file => basename(file, '.ts'))).toEqual([
      'answer-stream',
      'answering',
      'dialect',
      'legacy',
      'modern',
      'posted',
      'subscriptions',
    ])
  })

  /** The one file of each stage in which a library does what the other writes. */
  test.each([
    ['02-multi-server', 'link.ts', []],
    ['04-token', 'search.ts', ['text-index.ts']],
    ['05-security', 'arguments.ts', []],
  ] as const)('the solutions of %s differ in %s only', (stage, own, without) => {
    const folder = `solutions/${stage}`
    const shared = files(`${folder}/zero-sdk/src`)
      .map(file => basename(file))
      .filter(file => file !== own && !without.some(name => name === file))
    expect(shared.length).toBeGreaterThan(5)
    for (const file of shared) {
      const [one, other] = ['zero-sdk', 'sdk'].map(flavour =>
        readFileSync(join(ROOT, folder, flavour, 'src', file), 'utf8'),
      )
      expect(other, file).toBe(one)
    }
  })

  test('what a stage gives is what its solutions have', () => {
    for (const [stage, given] of [
      ['03-remote', ['contract.ts', 'errors.ts', 'system-clock.ts']],
      ['04-token', ['contract.ts']],
      ['05-security', ['contract.ts', 'otlp.ts', 'signals.ts']],
    ] as const) {
      for (const file of given) {
        const text = readFileSync(join(ROOT, 'stages', stage, 'src', file), 'utf8')
        for (const flavour of ['zero-sdk', 'sdk']) {
          const twin = join(ROOT, 'solutions', stage, flavour, 'src', file)
          expect(readFileSync(twin, 'utf8'), `${stage} ${flavour} ${file}`).toBe(text)
        }
      }
    }
  })
})

describe('the detectors', () => {
  const filesIn = (folder: string): string[] =>
    tracked
      .filter(file => dirname(file) === `${folder}/detectors`)
      .map(file => basename(file))
      .sort()
  const stage = 'stages/05-security'
  const solution = 'solutions/05-security/zero-sdk'

  test('what is given is the same, and each one to write has been written', () => {
    const given = [stage, solution].map(folder =>
      readFileSync(join(ROOT, folder, 'detectors/detector.ts'), 'utf8'),
    )
    expect(given[1]).toBe(given[0])
    expect(filesIn(stage).length).toBeGreaterThan(3)
    expect(filesIn(solution)).toEqual(expect.arrayContaining(filesIn(stage)))
  })

  test('one that was written looks at behaviour: no SDK makes a difference to it', () => {
    expect(filesIn('solutions/05-security/sdk')).toEqual([])
    const stages = tracked.filter(file => /^stages\/.*\/detectors\//.test(file))
    expect(stages.every(file => file.startsWith(`${stage}/`))).toBe(true)
  })
})

describe('the sources', () => {
  const sources = tracked.filter(file => /\.(ts|js)$/.test(file))
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

  test('pure packages import no Node', () => {
    const pure = packages.filter(({ name }) => PURE.includes(name))
    const impure = sources
      .filter(file => pure.some(({ folder }) => file.startsWith(`${folder}/src/`)))
      // A line that begins with a quote is a text, and may speak of anything.
      .filter(file => /from 'node:|import 'node:|^ *[^ '].*process\./m.test(read(file)))
    expect(pure.length).toBe(PURE.length)
    expect(impure).toEqual([])
  })

  test('nothing imports a leaf by path', () => {
    const offenders = sources
      .filter(file => !/^(stages|solutions)\//.test(file))
      .filter(file => /(from|import\() ?'[^']*\/(stages|solutions)\//.test(read(file)))
    expect(offenders).toEqual([])
  })

  test('files that learners read stay under 200 lines', () => {
    const long = sources
      .filter(file => /^(stages|solutions)\//.test(file) && !file.includes('/test/'))
      .map(file => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 200)
    expect(long).toEqual([])
  })

  test('every test of a stage carries a pitfall', () => {
    const bare = sources
      .filter(file => /^stages\/.*\.test\.ts$/.test(file))
      .filter(file => /from 'vitest'/.test(read(file)))
    expect(bare).toEqual([])
  })

  test('every path that the README links to exists, and every command it names', () => {
    const readme = read('README.md')
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link)
    const missing = links.filter(
      link => !/^https?:/.test(link) && !tracked.includes(link),
    )
    expect(missing).toEqual([])
    const { scripts } = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>
    }
    const commands = [...readme.matchAll(/^(?:npx -y pnpm@12|pnpm) ([a-z]+)/gm)]
    expect(commands.length).toBeGreaterThan(8)
    const unknown = commands
      .map(([, name = '']) => name)
      .filter(name => !(name in scripts))
    expect(unknown).toEqual([])
  })
})
