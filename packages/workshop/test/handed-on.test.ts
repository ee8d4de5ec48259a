/** What one stage hands on to the next, and what the two solutions of one share. */
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, tracked } from './tracked-files.ts'

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
      expect(read(file), file).toBe(read(original))
    }
  })

  test('an SDK changes nothing of stage 03 but what speaks to the wire', () => {
    const folder = 'solutions/03-remote/zero-sdk'
    const own = [...files(`${folder}/src`), ...files(`${folder}/break`)].sort()
    const twinOf = (file: string): string => file.replace('/zero-sdk/', '/sdk/')
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
      'asking-back',
      'dialect',
      'legacy',
      'modern',
      'offers',
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
        read(join(folder, flavour, 'src', file)),
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
        const text = read(join('stages', stage, 'src', file))
        for (const flavour of ['zero-sdk', 'sdk']) {
          const twin = join('solutions', stage, flavour, 'src', file)
          expect(read(twin), `${stage} ${flavour} ${file}`).toBe(text)
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
      read(join(folder, 'detectors/detector.ts')),
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
