/** The scripts of the bundles, run: what they leave when things go well and when not. */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fromBuffer } from 'yauzl'
import { actionsWorkflow, gradescopeBundle } from '../../../src/reports/index.ts'

const run = promisify(execFile)
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const BUNDLE = {
  stage: '01',
  feedback: 'count',
  locale: 'en',
  node: '24.0.0',
  seed: `it's $HOME`,
  files: new Map([
    ['package.json', bytes('{}')],
    ['stages/01-handrolled/test/a.test.ts', bytes('test')],
    ['solutions/01-handrolled/sdk/src/a.ts', bytes('the answer')],
  ]),
} as const

interface Entry {
  name: string
  mode: number
  text: string
}

/** Names, permissions and texts of a zip, as the platform would unpack them. */
async function entriesOf(zip: Uint8Array): Promise<Entry[]> {
  const contents = unzipSync(zip)
  const modes = await new Promise<[string, number][]>((resolve, reject) => {
    fromBuffer(Buffer.from(zip), (error, file) => {
      if (error) return reject(error)
      const found: [string, number][] = []
      file.on('entry', ({ fileName, externalFileAttributes }) =>
        found.push([fileName, (externalFileAttributes >>> 16) & 0o777]),
      )
      file.on('end', () => resolve(found)).on('error', reject)
    })
  })
  return modes.map(([name, mode]) => ({
    name,
    mode,
    text: new TextDecoder().decode(contents[name]),
  }))
}

describe('the Gradescope autograder', () => {
  it('has what the platform looks for, executable, and no reference', async () => {
    const entries = await entriesOf(gradescopeBundle(BUNDLE))
    const modes = Object.fromEntries(entries.map(({ name, mode }) => [name, mode]))
    expect(modes).toMatchObject({ 'setup.sh': 0o755, run_autograder: 0o755 })
    expect(Object.keys(modes)).toContain('workshop/stages/01-handrolled/test/a.test.ts')
    expect(JSON.stringify(entries)).not.toContain('the answer')
    expect(gradescopeBundle(BUNDLE)).toEqual(gradescopeBundle(BUNDLE))
  })

  it('has scripts that bash reads', async () => {
    for (const { name, text } of await entriesOf(gradescopeBundle(BUNDLE))) {
      if (!text.startsWith('#!/usr/bin/env bash')) continue
      writeFileSync(join(root, 'script'), text)
      await run('bash', ['-n', join(root, 'script')])
      expect(text, name).toMatch(/^set -/m)
    }
  })

  /** The script with its folders moved, and a grader that does as told. */
  async function autograde(grader: string) {
    const entries = await entriesOf(gradescopeBundle(BUNDLE))
    const script = entries.find(({ name }) => name === 'run_autograder')?.text ?? ''
    mkdirSync(join(root, 'workshop/grader'), { recursive: true })
    writeFileSync(join(root, 'workshop/grader/bin.js'), grader)
    const file = join(root, 'run_autograder')
    writeFileSync(file, script.replaceAll('/autograder/', `${root}/`))
    const code = await run('bash', [file]).then(
      () => 0,
      (error: { code: number }) => error.code,
    )
    return {
      code,
      file: JSON.parse(readFileSync(join(root, 'results/results.json'), 'utf8')),
    }
  }

  const WRITES = `
    const fs = require('node:fs')
    const out = process.argv[process.argv.indexOf('--out') + 1]
    fs.mkdirSync(out + '/platforms/x', { recursive: true })
    fs.writeFileSync(out + '/platforms/x/results.json', JSON.stringify({ score: 1, argv: process.argv.slice(2) }))
  `

  it('hands on what the grader wrote, with its flags as they were', async () => {
    const { code, file } = await autograde(WRITES)
    expect(code).toBe(0)
    expect(file.argv.slice(0, 2)).toEqual(['grade', `${root}/submission`])
    expect(file.argv).toEqual(
      expect.arrayContaining(['--stage', '01', '--report', 'gradescope', `it's $HOME`]),
    )
  })

  it('ends as the grader ended, with its result handed on', async () => {
    const { code, file } = await autograde(`${WRITES}\nprocess.exitCode = 1`)
    expect([code, file.score]).toEqual([1, 1])
  })

  it.each([
    ['ends without a result', 'process.exit(0)'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
    ['does not load', 'this is no program'],
  ])('leaves no score when the grader %s', async (_, grader) => {
    const { code, file } = await autograde(grader)
    expect(code).toBe(1)
    expect(Object.keys(file)).not.toContain('score')
    expect(file.output).toContain('instructor')
  })
})

describe('the workflow’s way to the submissions', () => {
  const workflow = parse(
    actionsWorkflow({
      ...BUNDLE,
      shards: 2,
      isolation: 'userns',
      secret: 'TOKEN',
    }),
  )
  const script: string = workflow.jobs.fetch.steps[1].run

  async function fetched(list: string) {
    const bin = join(root, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'gh'), '#!/bin/sh\necho "$2"\n')
    chmodSync(join(bin, 'gh'), 0o755)
    writeFileSync(join(root, 'submissions.txt'), list)
    const output = join(root, 'output')
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      SHARDS: '2',
      GITHUB_OUTPUT: output,
    }
    const { stderr } = await run('bash', ['-c', script], { cwd: root, env })
    const folders = readdirSync(join(root, 'submissions')).sort()
    const files = folders.flatMap(folder =>
      readdirSync(join(root, 'submissions', folder)).map(name => `${folder}/${name}`),
    )
    return { stderr, files: files.sort(), output: readFileSync(output, 'utf8') }
  }

  it('spreads them over the shards', async () => {
    const commit = 'a'.repeat(40)
    const { files, output } = await fetched(`# class\n\no/a\no/b@${commit}\no/c`)
    expect(files).toEqual(['shard-0/o-a.zip', 'shard-0/o-c.zip', 'shard-1/o-b.zip'])
    expect(output).toBe('shards=[0,1]\n')
    const b = readFileSync(join(root, 'submissions/shard-1/o-b.zip'), 'utf8')
    expect(b.trim()).toBe(`repos/o/b/zipball/${commit}`)
  })

  it('has no more shards than submissions', async () => {
    expect((await fetched('o/a\n')).output).toBe('shards=[0]\n')
  })

  it.each(['o/../../x', '$(touch pwned)', 'o/a; touch pwned', '-o/a', 'o/a@main', ''])(
    'refuses the line %j',
    async line => {
      await expect(fetched(`${line}\n`)).rejects.toThrow(/expected/)
      expect(existsSync(join(root, 'pwned'))).toBe(false)
    },
  )
})
