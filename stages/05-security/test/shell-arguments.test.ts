import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atMost, containing, show } from '@workshop/testkit'
import { contract, guards, type Line, type TestContext } from './contract.ts'
import { calling } from './what.ts'
import { what } from './what-signals.ts'

guards('shell-arguments', 'argv', async t => {
  const folder = await t.folder()
  const marker = join(folder, 'marker')
  const program = join(folder, 'argv.mjs')
  await writeFile(program, 'console.log(JSON.stringify(process.argv.slice(2)))')
  const operands = [
    ...[`a; touch ${marker}`, `$(touch ${marker})`, `\`touch ${marker}\``],
    ...[`| touch ${marker}`, `&& touch ${marker}`, `\ntouch ${marker}\n`],
    ...[`> ${marker}`, '*', '$HOME', '%PATH%', 'a b', '"', "'", '\\', '', '漢'],
  ]
  const { commandLine } = contract(t)
  const line = await commandLine(process.execPath, { flags: [program], operands })
  const got = await outputOf(t, line)
  t.ok(!existsSync(marker), { kind: 'unwanted', what: what.marker })
  t.equal(got, ['--', ...operands], what.argvOf)
  t.equal(line.shell, false, calling('commandLine'))
})

/** Starts what the subject made, as a host would; nothing if it says nothing. */
async function outputOf(t: TestContext, line: Line): Promise<unknown> {
  const text = await t.run(line)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

guards('shell-arguments', 'no-flags', async t => {
  const { commandLine } = contract(t)
  const own = [`--${t.random.word()}=${t.random.word()}`, `-${t.random.word()}`]
  const operands = ['--output=/tmp/p', '-c core.pager=x', '--', '-', 'HEAD', ...own]
  const flags = ['log', '--oneline']
  t.equal(
    await commandLine('git', { flags, operands }),
    { file: 'git', args: ['log', '--oneline', '--', ...operands], shell: false },
    calling('commandLine', 'git', { flags, operands }),
  )
  t.equal(
    (await commandLine('git', { operands: ['-v'] })).args,
    ['--', '-v'],
    calling('commandLine', 'git', { operands: ['-v'] }),
  )
})

guards('shell-arguments', 'refused', async t => {
  for (const operand of ['a\0b', '\0', 5, null, true, ['x'], { a: 'x' }]) {
    const options = { operands: ['fine', operand] }
    await t.error(
      t.subject.call('arguments', 'commandLine', 'git', options),
      'BadArgument',
    )
  }
})

const SCHEMA = {
  type: 'object',
  properties: {
    repo: { type: 'string' },
    limit: { type: ['integer', 'null'] },
    order: { enum: ['asc', 'desc'] },
    labels: { type: 'array', items: { type: 'string' } },
    filter: {
      type: 'object',
      required: ['by'],
      properties: { by: { type: 'string' } },
    },
  },
  required: ['repo'],
}

/** Arguments, and the field that a sentence about them names. */
const UNFIT: readonly [args: unknown, field: string][] = [
  [{}, 'repo'],
  [{ limit: 1 }, 'repo'],
  [{ repo: 5 }, 'repo'],
  [{ repo: null }, 'repo'],
  [{ repo: ['x'] }, 'repo'],
  [{ repo: 'x', limit: 1.5 }, 'limit'],
  [{ repo: 'x', limit: '1' }, 'limit'],
  [{ repo: 'x', order: 'up' }, 'order'],
  [{ repo: 'x', labels: 'a' }, 'labels'],
  [{ repo: 'x', labels: ['a', 1] }, 'labels'],
  [{ repo: 'x', filter: {} }, 'by'],
  [{ repo: 'x', filter: { by: 1 } }, 'by'],
]

const FIT = [
  { repo: 'x' },
  { repo: '', limit: null, order: 'desc', labels: [], filter: { by: 'x' } },
  { repo: 'x', limit: 3, more: { of: ['anything', 1, null] } },
]

guards('shell-arguments', 'fits-the-schema', async t => {
  const { checkArguments } = contract(t)
  for (const [args, field] of UNFIT) {
    t.fits(
      await checkArguments(args, SCHEMA),
      containing(field),
      what.complaint(show(args)),
    )
  }
  for (const args of [null, [], 'x', 5, [{ repo: 'x' }]]) {
    await complains(t, args, { type: 'object' })
  }
  for (const args of FIT) {
    t.equal(await checkArguments(args, SCHEMA), undefined, what.complaint(show(args)))
  }
  t.equal(await checkArguments({}, { type: 'object' }), undefined, what.complaint('{}'))
  // What every object has is nothing that the model wrote.
  await complains(t, {}, { type: 'object', required: ['toString'] })
})

/** Prepared as text: an object literal would set the prototype. */
const HOSTILE = [
  '{"__proto__":{"admin":true}}',
  '{"a":{"__proto__":1}}',
  '{"a":[{"constructor":{"prototype":{}}}]}',
  '{"prototype":1}',
]

guards('shell-arguments', 'hostile-shapes', async t => {
  const { checkArguments } = contract(t)
  const any = { type: 'object' }
  for (const text of HOSTILE) await complains(t, JSON.parse(text), any, text)
  const deep = (levels: number) => {
    let value: unknown = []
    for (let level = 0; level < levels; level++) value = [value]
    return { a: value }
  }
  await complains(t, deep(40), any, '40 × [')
  await complains(t, deep(100_000), any, '100000 × [')
  t.equal(await checkArguments(deep(20), any), undefined, what.complaint('20 × ['))

  const long = (characters: number) => ({ a: 'x'.repeat(characters) })
  await complains(t, long(10_000_000), any, '10 MB')
  await complains(t, { ['k'.repeat(2_000_000)]: 1 }, any, '2 MB')
  await complains(t, { a: Array(600_000).fill(0) }, any, '600000 × 0')
  await complains(t, long(1_000_001 - '{"a":""}'.length), any, '1000001')
  const most = await checkArguments(long(1_000_000 - '{"a":""}'.length), any)
  t.equal(most, undefined, what.complaint('1000000'))
  await complains(t, { id: 2 ** 53 }, any, '{"id":9007199254740992}')

  const number = { type: 'object', properties: { a: { type: 'number' } } }
  const said = await checkArguments(long(900_000), number)
  t.fits(said, containing('a'), what.complaint('900000'))
  t.fits(String(said).length, atMost(400), what.lengthOfComplaint)
})

async function complains(
  t: TestContext,
  args: unknown,
  schema: object,
  label = show(args),
): Promise<void> {
  const said = await contract(t).checkArguments(args, schema)
  t.equal(typeof said, 'string', what.complaint(label))
}
