/** Git repositories and bundles: taken by their commit, and never run. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { commit, commitTree, gitIn, repository } from './git-fixtures.ts'
import { scratch, takeFolder, told, writeFiles, written } from './stage-files.ts'

// Each repository is a dozen processes of git, and machines that test are busy.
vi.setConfig({ testTimeout: 60_000 })

describe('honest repositories', () => {
  test('the commit at HEAD is taken, with its time', async () => {
    const dir = repository()
    const intake = await takeFolder(dir)
    expect(intake).toMatchObject({
      kind: 'accepted',
      source: 'git',
      stage: '01',
      commit: gitIn(dir, 'rev-parse', 'HEAD').trim(),
      submittedAt: '2026-11-01T10:00:00.000Z',
      notices: [],
    })
    expect('files' in intake && Object.fromEntries(intake.files)).toEqual(written('01'))
  })

  test('packed, shallow, detached and bare ones too', async () => {
    const dir = repository()
    commit(dir, { 'src/more.ts': 'export {}\n' })
    gitIn(dir, 'pack-refs', '--all')
    gitIn(dir, 'gc', '-q')
    expect(told(await takeFolder(dir))).toBe('accepted 01')
    const shallow = join(scratch(), 'shallow')
    gitIn(dir, 'clone', '-q', '--depth', '1', `file://${dir}`, shallow)
    expect(told(await takeFolder(shallow))).toBe('accepted 01')
    const bare = join(scratch(), 'bare.git')
    gitIn(dir, 'clone', '-q', '--bare', dir, bare)
    expect(told(await takeFolder(bare))).toBe('accepted 01')
    gitIn(dir, 'checkout', '-q', '--detach', 'HEAD^')
    const intake = await takeFolder(dir)
    expect('files' in intake && intake.files.has('src/more.ts')).toBe(false)
  })

  test('work that was not committed is told, and can be taken instead', async () => {
    const dir = writeFiles(repository(), {
      'src/server.ts': '// later\n',
      'notes.md': 'not of the stage',
    })
    const intake = await takeFolder(dir)
    expect('notices' in intake && intake.notices.map(({ kind }) => kind)).toEqual([
      'uncommitted',
    ])
    expect('notices' in intake && intake.notices[0]?.message.en).toContain(
      'src/server.ts',
    )
    const files = await takeFolder(dir, { repository: 'files' })
    expect('files' in files && files.files.get('src/server.ts')?.toString()).toBe(
      '// later\n',
    )
    expect('source' in files && files.source).toBe('folder')
  })

  test('a bundle is taken by its HEAD or its only branch', async () => {
    const dir = repository()
    const file = join(scratch(), 'alice.bundle')
    gitIn(dir, 'bundle', 'create', '-q', file, 'HEAD', 'main')
    expect(await takeFolder(file)).toMatchObject({ kind: 'accepted', source: 'bundle' })
    gitIn(dir, 'bundle', 'create', '-q', file, 'main')
    expect(told(await takeFolder(file))).toBe('accepted 01')
    gitIn(dir, 'branch', 'other')
    gitIn(dir, 'bundle', 'create', '-q', file, 'main', 'other')
    expect(told(await takeFolder(file))).toBe('ambiguous-branch: ')
  })

  test('a repository without a commit, and one with objects gone, are told', async () => {
    const dir = join(scratch(), 'empty')
    mkdirSync(dir)
    gitIn(dir, 'init', '-q')
    expect(told(await takeFolder(dir))).toBe('no-commit: ')
    const broken = repository()
    const objects = join(broken, '.git/objects')
    for (const group of readdirSync(objects).filter(name => name.length === 2)) {
      renameSync(join(objects, group), join(objects, `${group}-gone`))
    }
    expect(told(await takeFolder(broken))).toBe('incomplete-repository: ')
    const cut = join(scratch(), 'cut.bundle')
    gitIn(repository(), 'bundle', 'create', '-q', cut, 'HEAD')
    execFileSync('truncate', ['-s', '-200', cut])
    const intake = await takeFolder(cut)
    expect(told(intake)).toBe('incomplete-repository: ')
    expect('message' in intake && intake.message.en).not.toContain(tmpdir())
  })

  test('an incremental bundle needs what the grader does not have', async () => {
    const dir = repository()
    commit(dir, { 'src/more.ts': '' })
    const file = join(scratch(), 'more.bundle')
    gitIn(dir, 'bundle', 'create', '-q', file, 'HEAD^..main')
    expect(told(await takeFolder(file))).toBe('incomplete-repository: ')
  })

  test('a history over the cap is refused', async () => {
    const caps = { repositoryBytes: 2_000 }
    expect(told(await takeFolder(repository(), { caps }))).toBe('too-large: ')
  })
})

/** G01: every setting and hook that runs a program, each with a marker of its own. */
function hostile(dir: string, markers: string, more: [string, string][] = []): void {
  const run = (name: string) => `touch ${join(markers, name)}; cat`
  const settings: [string, string][] = [
    ['core.fsmonitor', run('fsmonitor')],
    ['core.sshCommand', run('ssh')],
    ['core.pager', run('pager')],
    ['core.editor', run('editor')],
    ['core.alternateRefsCommand', run('alternates')],
    ['core.hooksPath', join(dir, '.git/hooks')],
    ['diff.external', run('diff')],
    ['diff.evil.textconv', run('textconv')],
    ['filter.evil.clean', run('clean')],
    ['filter.evil.smudge', run('smudge')],
    ['filter.evil.process', run('process')],
    ['uploadpack.packObjectsHook', run('pack-objects')],
    ['remote.origin.uploadpack', run('upload-pack')],
    ['remote.origin.url', `ext::sh -c touch% ${join(markers, 'ext')}`],
    ['gc.recentObjectsHook', run('recent')],
    ['credential.helper', `!${run('credential')}`],
  ]
  for (const [key, value] of [...settings, ...more]) {
    execFileSync('git', ['config', '--file', join(dir, '.git/config'), key, value])
  }
  mkdirSync(join(dir, '.git/hooks'), { recursive: true })
  for (const hook of [
    'post-checkout',
    'pre-auto-gc',
    'reference-transaction',
    'post-index-change',
    'fsmonitor-watchman',
    'pre-commit',
    'post-rewrite',
    'update',
  ]) {
    const file = join(dir, '.git/hooks', hook)
    writeFileSync(file, `#!/bin/sh\n${run(`hook-${hook}`)}\n`)
    chmodSync(file, 0o755)
  }
  writeFileSync(join(dir, '.git/info/attributes'), '* filter=evil diff=evil\n')
}

describe('hostile repositories', () => {
  test('G01 no setting, filter or hook of a repository runs', async () => {
    const dir = repository({
      ...written('01'),
      '.gitattributes': '* filter=evil diff=evil ident export-subst\n',
    })
    const markers = scratch()
    hostile(dir, markers)
    // The attack works on whoever runs git in there.
    writeFileSync(join(dir, 'src/later.ts'), 'x')
    execFileSync('sh', ['-c', 'git status; git diff; true'], {
      cwd: dir,
      stdio: 'ignore',
    })
    const ran = readdirSync(markers)
    expect(ran.length).toBeGreaterThan(0)

    const bait = scratch()
    const other = repository({ ...written('01'), '.gitattributes': '* filter=evil\n' })
    // Settings that git would stop at, or that make it fetch what is missing.
    hostile(other, bait, [
      ['remote.origin.promisor', 'true'],
      ['extensions.partialClone', 'origin'],
      ['include.path', '/etc/passwd'],
    ])
    writeFileSync(join(other, 'src/later.ts'), 'x')
    for (const options of [{}, { repository: 'files' as const }]) {
      const intake = await takeFolder(other, options)
      expect(told(intake)).toBe('accepted 01')
      if (intake.kind !== 'accepted' || intake.source !== 'git') continue
      expect(Object.fromEntries(intake.files)).toEqual(written('01'))
      const notice = intake.notices.find(
        ({ kind }) => kind === 'tamper:git-configuration',
      )
      expect(notice?.message.en).toContain('fsmonitor')
    }
    expect(readdirSync(bait)).toEqual([])
  })

  test('G02 a .git file that points elsewhere is refused', async () => {
    const secret = repository()
    const dir = writeFiles(scratch(), {
      ...written('01'),
      '.git': `gitdir: ${secret}/.git\n`,
    })
    expect(told(await takeFolder(dir))).toBe('gitfile: .git')
    const linked = writeFiles(scratch(), written('01'))
    symlinkSync(join(secret, '.git'), join(linked, '.git'))
    expect(told(await takeFolder(linked))).toBe('link: .git')
    const common = repository()
    writeFileSync(join(common, '.git/commondir'), `${secret}/.git\n`)
    expect(told(await takeFolder(common))).toBe('gitfile: commondir')
  })

  test('G02 objects of another repository cannot be borrowed', async () => {
    const secret = repository({ ...written('01'), 'src/secret.ts': 'secret' })
    const head = gitIn(secret, 'rev-parse', 'HEAD').trim()
    const borrowed = repository()
    writeFileSync(
      join(borrowed, '.git/objects/info/alternates'),
      `${secret}/.git/objects\n`,
    )
    writeFileSync(join(borrowed, '.git/HEAD'), `${head}\n`)
    expect(told(await takeFolder(borrowed))).toBe('alternates: objects/info/alternates')
    const linked = repository()
    const objects = join(linked, '.git/objects')
    renameSync(objects, `${objects}-old`)
    symlinkSync(join(secret, '.git/objects'), objects)
    expect(told(await takeFolder(linked))).toBe('link: .git/objects')
    const file = repository()
    const ref = join(file, '.git/refs/heads/main')
    renameSync(ref, `${ref}-old`)
    symlinkSync('/etc/passwd', ref)
    expect(told(await takeFolder(file))).toBe('link: .git/refs/heads/main')
    const away = repository()
    writeFileSync(join(away, '.git/HEAD'), 'ref: refs/../../../secret\n')
    expect(told(await takeFolder(away))).toMatch(/^repository-format/)
  })

  test('G03 a submodule is left out and never fetched', async () => {
    const other = repository({ 'secret.ts': 'x' })
    const dir = repository()
    const id = gitIn(other, 'rev-parse', 'HEAD').trim()
    gitIn(dir, 'update-index', '--add', '--cacheinfo', `160000,${id},src/sub`)
    writeFiles(dir, {
      '.gitmodules': `[submodule "s"]\n\tpath = src/sub\n\turl = ${other}\n`,
    })
    gitIn(dir, 'add', '.gitmodules')
    gitIn(dir, 'commit', '-q', '-m', 'submodule')
    const intake = await takeFolder(dir)
    expect(told(intake)).toBe('accepted 01')
    if (intake.kind !== 'accepted') return
    expect([...intake.files.keys()]).toEqual(Object.keys(written('01')).sort())
    expect(intake.notices.map(({ kind }) => kind)).toContain('submodule')
  })

  test('G04 links and bad names in the tree of a bundle are refused', async () => {
    const trees: [[string, string, string][], RegExp][] = [
      [[['120000', 'server.ts', '/etc/passwd']], /^link: server\.ts$/],
      [[['100644', 'a\\b.ts', 'x']], /^backslash: a\\b\.ts$/],
      [
        [
          ['100644', 'x.ts', '1'],
          ['100644', 'X.ts', '2'],
        ],
        /^name-collision: /,
      ],
    ]
    for (const [entries, wanted] of trees) {
      const dir = repository()
      const id = commitTree(dir, entries)
      gitIn(dir, 'update-ref', 'refs/heads/main', id)
      const file = join(scratch(), 'x.bundle')
      gitIn(dir, 'bundle', 'create', '-q', file, 'main')
      expect(told(await takeFolder(file))).toMatch(wanted)
      expect(told(await takeFolder(dir))).toMatch(wanted)
    }
  })

  test('G04 a large file in a small pack is refused before it is unpacked', async () => {
    const dir = repository({
      ...written('01'),
      'src/big.bin': Buffer.alloc(30_000_000),
    })
    expect(told(await takeFolder(dir))).toBe('file-too-large: src/big.bin')
  })

  test('G05 attributes change nothing in what is taken', async () => {
    const files = {
      ...written('01'),
      'src/id.ts': '// $Id$ $Format:%H$\r\n',
      '.gitattributes': 'src/client.ts export-ignore\n* ident eol=crlf export-subst\n',
    }
    const dir = repository()
    // Without the attributes at work when it is committed.
    writeFiles(dir, files)
    for (const [name, content] of Object.entries(files)) {
      const id = execFileSync('git', ['hash-object', '-w', '--stdin', '--no-filters'], {
        cwd: dir,
        input: content,
        encoding: 'utf8',
      }).trim()
      gitIn(dir, 'update-index', '--add', '--cacheinfo', `100644,${id},${name}`)
    }
    gitIn(dir, 'commit', '-q', '-m', 'attributes')
    const intake = await takeFolder(dir)
    expect('files' in intake && intake.files.get('src/id.ts')?.toString()).toBe(
      files['src/id.ts'],
    )
    expect('files' in intake && intake.files.has('src/client.ts')).toBe(true)
  })

  test('nothing of an intake is left behind', async () => {
    const own = scratch()
    vi.stubEnv('TMPDIR', own)
    try {
      const dir = writeFiles(repository(), { 'src/later.ts': '' })
      await takeFolder(dir)
      await takeFolder(writeFiles(scratch(), { '.git': 'gitdir: /x' }))
    } finally {
      vi.unstubAllEnvs()
    }
    expect(readdirSync(own).filter(name => name.startsWith('workshop-'))).toEqual([])
    expect(readdirSync(own).length).toBeGreaterThan(0)
  })
})
