/** A component that throws while the site is built ends the build, and says on which page. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SITE = fileURLToPath(new URL('./broken-site', import.meta.url))

test('a build in which a component throws fails and names the page', () => {
  const out = mkdtempSync(join(tmpdir(), 'broken-site-'))
  try {
    const manifest = createRequire(import.meta.url).resolve('vitepress/package.json')
    const program = join(dirname(manifest), 'bin', 'vitepress.js')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx/esm', program, 'build', SITE, '--outDir', out],
      { encoding: 'utf8' },
    )
    expect(`${stdout}${stderr}`).toContain('  /: expected a name, got none')
    expect(status).toBe(1)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}, 120_000)
