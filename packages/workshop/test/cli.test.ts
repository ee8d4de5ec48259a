/** What every command has in common: names, flags, languages, errors. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/commands.ts'
import { BIN, Checkout } from './checkout.ts'

const HAN = /\p{Script=Han}/u

test('lists its commands when none is typed, in both languages', async () => {
  using checkout = new Checkout()
  const english = await checkout.run([])
  const chinese = await checkout.run(['--lang', 'zh'])
  expect(english.code).toBe(0)
  for (const { name } of COMMANDS) expect(english.stdout).toContain(`${name} `)
  expect(english.stdout).not.toMatch(HAN)
  expect(chinese.stdout).toMatch(HAN)
})

test('an unknown command ends with 2 and names the nearest', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['progres'])
  expect(ran).toMatchObject({ code: 2, stdout: '' })
  expect(ran.stderr).toContain('There is no command progres. Did you mean progress?')
  const chinese = await checkout.run(['progres'], { env: { WORKSHOP_LANG: 'zh' } })
  expect(chinese.stderr).toContain('没有 progres 这个命令。是不是 progress？')
})

describe.each(COMMANDS.map(({ name, usage }) => [name, usage]))('%s', (name, usage) => {
  test('explains itself with --help, in both languages', async () => {
    using checkout = new Checkout()
    const english = await checkout.run([name, '--help'])
    const chinese = await checkout.run([name, '--help', '--lang=zh'])
    expect(english.code).toBe(0)
    expect(english.stdout).toContain(`pnpm ${usage}`)
    expect(english.stdout).not.toMatch(HAN)
    expect(chinese.stdout).toMatch(HAN)
  })
})

test('an unknown option or word ends with 2 and one sentence', async () => {
  using checkout = new Checkout()
  for (const args of [
    ['progress', '--nonsense'],
    ['progress', 'word'],
    ['hint', 'stdout-noise', 'word'],
    ['progress', '--lang', 'fr'],
  ]) {
    const ran = await checkout.run(args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
  }
})

test('plain English is ASCII', async () => {
  using checkout = new Checkout()
  for (const args of [[], ['start'], ['progress'], ['hint', 'split-utf8', '--all']]) {
    const { stdout } = await checkout.run([...args, '--plain'])
    expect(stdout.replaceAll('中文', '')).toMatch(/^[\n -~]*$/)
  }
})

test('a scratch folder that is a file is one sentence; WORKSHOP_DEBUG shows where', async () => {
  using checkout = new Checkout()
  checkout.write('.workshop', 'a file where the folder should be')
  const ran = await checkout.run(['hint', 'stdout-noise'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('.workshop cannot be written')
  expect(ran.stderr.trim().split('\n')).toHaveLength(1)
  const debug = await checkout.run(['hint', 'stdout-noise'], {
    env: { WORKSHOP_DEBUG: '1' },
  })
  expect(debug.stderr).toMatch(/^ {4}at /m)
})

test.skipIf(process.platform === 'win32')('survives a reader that leaves', () => {
  using checkout = new Checkout()
  const line = `${process.execPath} ${BIN} progress | true; echo "\${PIPESTATUS[0]}"`
  const ran = spawnSync('bash', ['-c', line], { env: checkout.env(), encoding: 'utf8' })
  expect(ran.stdout.trim()).toBe('0')
  expect(ran.stderr).toBe('')
})

describe('before anything is loaded', () => {
  const start = (env: NodeJS.ProcessEnv, bin: string, preload?: string) =>
    spawnSync(process.execPath, [...(preload ? ['--import', preload] : []), bin], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })

  test('an old Node is told which one is needed, in both languages', () => {
    const older = `Object.defineProperty(process, 'versions', {
      value: { ...process.versions, node: '18.20.4' } })`
    const preload = `data:text/javascript,${encodeURIComponent(older)}`
    const english = start({ LANG: 'C' }, BIN, preload)
    expect(english).toMatchObject({ status: 1, stdout: '' })
    expect(english.stderr).toMatch(/20\.19 or newer and found 18\.20\.4.*nodejs\.org/)
    expect(english.stderr.trim().split('\n')).toHaveLength(1)
    const chinese = start({ LANG: 'zh_CN.UTF-8' }, BIN, preload)
    expect(chinese.stderr).toContain('需要 Node 20.19 或更新的版本，现在是 18.20.4')
  })

  test('the entry is written so that an old Node can parse it', () => {
    const code = readFileSync(BIN, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    expect(code).not.toMatch(/\?\.|\?\?|=>|\b(const|let|async|await|class|export)\b/)
    expect(code).not.toMatch(/^\s*import\s/m)
  })

  test('missing packages are one sentence with the command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'workshop-'))
    try {
      const own = fileURLToPath(new URL('..', import.meta.url))
      for (const file of ['bin.js', 'src/boot.js', 'package.json']) {
        cpSync(join(own, file), join(folder, file))
      }
      const english = start({ LANG: 'C' }, join(folder, 'bin.js'))
      expect(english).toMatchObject({ status: 1, stdout: '' })
      expect(english.stderr).toContain('run `pnpm install`')
      expect(english.stderr.trim().split('\n')).toHaveLength(1)
      const chinese = start({ WORKSHOP_LANG: 'zh' }, join(folder, 'bin.js'))
      expect(chinese.stderr).toContain('依赖还没有装好')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
