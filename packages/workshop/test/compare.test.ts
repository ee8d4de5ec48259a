/** `pnpm compare`: not before it is deserved, and then file by file. */
import { checksOf, STAGE_01 } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import { Checkout, result } from './checkout.ts'

const core = Object.values(STAGE_01)
  .filter(({ level }) => level === 'must')
  .flatMap(({ id, breaks }) => [
    ...(breaks ? [result(id, 'hit')] : []),
    ...Object.keys(checksOf(id)).map(check => result(id, check)),
  ])

function withReference(): Checkout {
  const checkout = new Checkout()
  for (const flavor of ['zero-sdk', 'sdk']) {
    const folder = `solutions/01-handrolled/${flavor}/src`
    checkout.write(`${folder}/client.ts`, `export const client = '${flavor}'\n`)
    checkout.write(`${folder}/framing.ts`, 'export const framing = 1\n')
    checkout.write(`${folder}/child.ts`, '')
  }
  return checkout
}

test('compares once the core is green, in both flavours and languages', async () => {
  using checkout = withReference()
  checkout.plan({ results: core })
  await checkout.run(['test', '01'])
  const ran = await checkout.run(['compare', '01'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('-export const client = 1')
  expect(ran.stdout).toContain("+export const client = 'zero-sdk'")
  expect(ran.stdout).toMatch(/src\/framing\.ts\n {2}the same/)
  expect(ran.stdout).toContain('solutions/01-handrolled/zero-sdk/src/child.ts')
  const sdk = await checkout.run(['compare', '01', '--flavor', 'sdk', '--lang', 'zh'])
  expect(sdk.stdout).toContain("+export const client = 'sdk'")
  expect(sdk.stdout).toContain('完全相同')
})

test('not before the stage was run, or while its core is red', async () => {
  using checkout = withReference()
  const before = await checkout.run(['compare', '01'])
  expect(before).toMatchObject({ code: 1, stdout: '' })
  expect(before.stderr).toContain('Not yet: stage 01 has not been run')
  checkout.plan({ exit: 1, results: core.slice(1) })
  await checkout.run(['test', '01'])
  const red = await checkout.run(['compare', '01', '--lang', 'zh'])
  expect(red).toMatchObject({ code: 1, stdout: '' })
  expect(red.stderr).toContain('9 个核心坑扛住了 8 个')
})

test('not after the code was changed; --spoil compares anyway', async () => {
  using checkout = withReference()
  checkout.plan({ results: core })
  await checkout.run(['test', '01'])
  checkout.write('stages/01-handrolled/src/client.ts', 'changed\n')
  const ran = await checkout.run(['compare', '01'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('the code has changed')
  const spoiled = await checkout.run(['compare', '01', '--spoil'])
  expect(spoiled.code).toBe(0)
  expect(spoiled.stdout).toContain('-changed')
})

test('a flavour or a reference that is not there is one sentence', async () => {
  using checkout = new Checkout()
  const flavor = await checkout.run(['compare', '01', '--flavor', 'rust'])
  expect(flavor).toMatchObject({ code: 2, stdout: '' })
  expect(flavor.stderr).toContain('--flavor: expected zero-sdk | sdk, got rust.')
  const none = await checkout.run(['compare', '01'])
  expect(none).toMatchObject({ code: 1, stdout: '' })
  expect(none.stderr).toContain('solutions/01-handrolled/zero-sdk')
})
