/**
 * The table in ARCHITECTURE.md against the manifests: who may depend on whom, and
 * that nothing depends on a leaf.
 */
import { describe, expect, test } from 'vitest'
import { type Manifest, packages, read } from './tracked-files.ts'

const TOOLS = ['@types/node', 'typescript', 'vitest', 'tsx', 'esbuild']

const text = read('ARCHITECTURE.md')
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
    const root = JSON.parse(read('package.json')) as Manifest
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
