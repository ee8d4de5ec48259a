/**
 * Subjects that are broken in ways a learner's files really are. Each run must
 * end by itself, name the file or the pitfall, show no stack of ours and leave
 * no process behind.
 */
import { describe, expect, test } from 'vitest'
import { runStage, type StageRun } from './stage-run.ts'

/** A server program that does something else than serving. */
function program(body: string): string {
  return `
    export const tools = []
    export function serve() {}
    ${body}
  `
}

function looksHonest(run: StageRun): void {
  expect(run.exitCode).toBe(1)
  expect(run.screen).not.toMatch(/packages\/(testkit|faults|report)\/src/)
  expect(run.screen.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
  expect(run.leftovers).toEqual([])
}

describe.sequential('a broken subject', () => {
  test('a missing file is named', async () => {
    await using run = await runStage({ 'src/client.ts': null })
    looksHonest(run)
    expect(run.check('two-eras', 'modern-first')).toEqual({
      verdict: 'fail',
      observed: { kind: 'missing-file', file: 'src/client.ts' },
    })
    expect(run.check('split-utf8', 'every-split').verdict).toBe('pass')
  })

  test('a syntax error is named with its line', async () => {
    await using run = await runStage({
      'src/framing.ts': 'export const a = 1\nexport {{',
    })
    looksHonest(run)
    expect(run.check('split-utf8', 'every-split')).toMatchObject({
      verdict: 'fail',
      observed: { kind: 'load-error', file: 'src/framing.ts', line: 2 },
    })
    expect(run.screen).toContain('src/framing.ts:2')
  })

  test('an export of the wrong type is named', async () => {
    const framing =
      'export const createLineDecoder = 7; export function encodeMessage() {}'
    await using run = await runStage({ 'src/framing.ts': framing })
    looksHonest(run)
    expect(run.check('split-utf8', 'every-split').observed).toEqual({
      kind: 'missing-export',
      file: 'src/framing.ts',
      name: 'createLineDecoder',
      actual: 'number',
    })
  })

  test('a server that never answers', async () => {
    const server = program('setInterval(() => {}, 1000); process.stdin.resume()')
    await using run = await runStage({ 'src/server.ts': server })
    looksHonest(run)
    expect(run.check('id-discipline', 'server-echo')).toMatchObject({
      verdict: 'fail',
      observed: { kind: 'unanswered' },
    })
  })

  // At full speed on the checks of one pitfall: a dozen of them leave no core to anybody,
  // so each check is waited for four times as long. With a breath in between, on all.
  test.each([
    ['as fast as it can', 'more', 'id-discipline'],
    ['with a breath', '() => setTimeout(more, 10)', undefined],
  ])('a server that floods stdout, %s', async (_, next, pitfall) => {
    const flood = `const more = () => process.stdout.write('x'.repeat(65536), ${next}); more()`
    const files = { 'src/server.ts': program(flood) }
    await using run = await runStage(files, {}, pitfall)
    looksHonest(run)
    expect(run.check('id-discipline', 'server-echo').verdict).toBe('fail')
  })

  test('a server that exits at once', async () => {
    const server = program("console.error('no config found'); process.exit(4)")
    await using run = await runStage({ 'src/server.ts': server })
    looksHonest(run)
    expect(run.check('id-discipline', 'server-echo').observed).toEqual({
      kind: 'exited',
      code: 4,
      signal: null,
      stderr: 'no config found',
    })
  })

  test('a server that ignores SIGTERM', async () => {
    const stay = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
    await using run = await runStage({ 'src/server.ts': program(stay) })
    looksHonest(run)
  })

  test('a client that throws where nobody catches', async () => {
    const client = `
      export async function connect() {
        setTimeout(() => { throw new TypeError('half a message') }, 5)
        await new Promise(() => {})
      }`
    await using run = await runStage({ 'src/client.ts': client })
    looksHonest(run)
    expect(run.check('two-eras', 'modern-first')).toMatchObject({
      verdict: 'fail',
      observed: {
        kind: 'crashed',
        name: 'TypeError',
        message: 'half a message',
        where: 'src/client.ts:3',
      },
    })
    expect(run.check('split-utf8', 'every-split').verdict).toBe('pass')
  })

  test('a gap of the skeleton is named', async () => {
    const client = `
      class NotImplemented extends Error { name = 'NotImplemented' }
      export async function connect() { throw new NotImplemented('two-eras') }`
    await using run = await runStage({ 'src/client.ts': client })
    looksHonest(run)
    expect(run.check('two-eras', 'modern-first').observed).toMatchObject({
      kind: 'not-implemented',
      pitfall: 'two-eras',
      where: 'src/client.ts:3',
    })
  })

  test('a decoder that never gives the thread back', async () => {
    const framing = `
      export function createLineDecoder() { return { push() { for (;;); }, end: () => [] } }
      export const encodeMessage = JSON.stringify`
    const sooner = { WORKSHOP_BLOCKED_MS: '10000' }
    await using run = await runStage({ 'src/framing.ts': framing }, sooner)
    looksHonest(run)
    expect(run.check('split-utf8', 'every-split').verdict).not.toBe('pass')
  })

  test('an experiment that does not hit keeps its guards locked', async () => {
    const silent = 'process.stdin.resume()'
    await using run = await runStage({ 'break/glued-frames.ts': silent })
    looksHonest(run)
    expect(run.check('glued-frames', 'hit')).toMatchObject({
      verdict: 'fail',
      observed: { kind: 'not-hit' },
    })
    expect(run.check('glued-frames', 'many-per-chunk').verdict).toBe('locked')
  })
})

describe('a guess', () => {
  test('is read from the break file and kept beside the results', async () => {
    const guess = '// I expect: the client skips the line'
    await using run = await runStage({
      'break/stdout-noise.ts': `${guess}\nprocess.stdin.resume()`,
    })
    expect(run.report.guesses['stdout-noise']).toBe('the client skips the line')
    expect(run.screen).toContain('the client skips the line')
  })
})
