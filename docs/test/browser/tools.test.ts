/**
 * The six tools in a real browser, on the built site: what each is for, and what bad
 * input gets. Every request that leaves the machine is refused, and none may be made.
 */
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { complained, fileOf, said, toolTests } from './tool-reader.ts'

const toolTest = toolTests()

toolTest(
  'probe: a text, messages, and what is neither',
  '/tools/probe.html#preset=old',
  async tool => {
    await said(tool, 'Dated')
    await tool.locator('[data-preset=handshake]').click()
    await tool.getByText('frame 1 ·').first().waitFor()
    await tool.locator('textarea').fill('{ "jsonrpc": ')
    await said(tool, 'Line 1, column 1')
    expect(await tool.locator('textarea').inputValue()).toBe('{ "jsonrpc": ')
  },
)

toolTest(
  'trace: the first problem, keys, and a recording from a file',
  '/tools/trace.html#preset=many-faults',
  async (tool, page) => {
    await said(tool, 'Frames: 9')
    const problems = tool.locator('.tool-problems li')
    expect(await problems.first().textContent()).toContain('stdout-noise')
    await problems.first().getByRole('button').click()
    await page.waitForFunction(
      () =>
        document.activeElement?.closest('[data-frame]')?.getAttribute('data-frame') ===
        '2',
    )
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const opened = tool.locator('[data-frame="3"] details[open] pre')
    expect(await opened.textContent()).toContain('supportedVersions')
    await tool.locator('[data-part=ladder] summary').click()
    await tool.locator('.tool-ladder', { hasText: '^^^ this part' }).waitFor()
    await tool
      .locator('input[type=file]')
      .setInputFiles(
        fileOf('a.jsonl', '{"dir":"->","text":"{}","at":1}\noops\n{"log":1}\n'),
      )
    await complained(tool, 'line 2: is no JSON')
    await said(tool, 'Frames: 1')
    await tool
      .locator('.tool-input')
      .evaluate(drop, '{"dir":"->","text":"{}"}\n'.repeat(3))
    await said(tool, 'Frames: 3')
  },
)

toolTest(
  'trace: no binary file, no recording of other programs, nothing is lost',
  '/tools/trace.html',
  async tool => {
    const box = tool.locator('textarea')
    const files = tool.locator('input[type=file]')
    await box.fill('{"dir":"->","text":"mine"}')
    await files.setInputFiles(fileOf('a.gz', gzipSync('x')))
    await complained(tool, 'gzip')
    expect(await box.inputValue()).toBe('{"dir":"->","text":"mine"}')
    await files.setInputFiles(fileOf('a.har', '{"log":{"entries":[]}}'))
    await complained(tool, 'HAR')
    await tool.getByRole('button', { name: 'Put back what was there' }).click()
    expect(await box.inputValue()).toBe('{"dir":"->","text":"mine"}')
  },
)

toolTest(
  'tokens: estimated at once, counted on a button, and not fetched before',
  '/tools/tokens.html#preset=wordy',
  async (tool, page) => {
    const counters: string[] = []
    page.on('request', request => {
      if (request.url().includes('count-worker')) counters.push(request.url())
    })
    await said(tool, /2 tools, \d+ tokens \(estimated\)/)
    expect(counters).toEqual([])
    await tool.getByRole('button', { name: 'Count exactly' }).click()
    await said(tool, /\(counted\)/)
    await tool.getByText('Our estimate is off by').waitFor()
    expect(counters.length).toBe(1)
    await tool.locator('textarea').fill('{"tools":[7]}')
    await complained(tool, 'tools[0]: expected a tool with a name, got a number')
  },
)

toolTest(
  'naming: the same hash as on a command line',
  '/tools/naming.html#preset=underscores',
  async tool => {
    await said(tool, '0 clashes; joined plainly, 2 names')
    await tool.getByText('mcp__a__b_c__d28d61bbce').waitFor()
    await tool.locator('textarea').fill('alone')
    await complained(tool, 'line 1: expected “server tool”')
  },
)

toolTest(
  'policy: the rule that decided, and a policy that cannot be read',
  '/tools/policy.html#preset=deny-wins',
  async tool => {
    await said(tool, 'deny · tools.deny[0]')
    await tool.locator('[data-preset=environment]').click()
    await said(tool, 'deny · none of servers.allow')
    await tool.locator('textarea').nth(1).fill('')
    await said(tool, 'allow · servers.allow[0]')
    await tool.locator('textarea').first().fill('{\n  "servers": [,\n}')
    await complained(tool, 'line 2, column 15')
    await said(tool, 'deny · none: the policy could not be read')
  },
)

toolTest(
  'deck: turn, rate, keep, export, and a file that is none',
  '/tools/deck.html',
  async (tool, page) => {
    await tool.getByRole('button', { name: 'Show the answer' }).click()
    await tool.locator('[data-part=answer]').waitFor()
    await tool.locator('[data-rating=knew]').click()
    await said(tool, '0 due, 76 new')
    const saved = page.waitForEvent('download')
    await tool.getByRole('button', { name: 'Export' }).click()
    expect((await saved).suggestedFilename()).toBe('mcp-zero-to-one-deck.json')
    await tool.locator('input[type=file]').setInputFiles(fileOf('a.json', '{'))
    await tool.getByText('not JSON: line 1').waitFor()
    await page.reload()
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    await said(tool, '0 due, 76 new')
  },
)

toolTest(
  'a draft outlives a reload, an example does not replace it',
  '/tools/naming.html',
  async (tool, page) => {
    const box = tool.locator('textarea')
    await box.fill('my own')
    await page.waitForFunction(
      () => localStorage.getItem('mcp-zero-to-one:naming') === 'my own',
    )
    await tool.locator('[data-preset=limits]').click()
    expect(page.url()).toContain('#preset=limits')
    await tool.getByRole('button', { name: 'Put back what was there' }).click()
    expect(await box.inputValue()).toBe('my own')
    await page.goto('/tools/naming.html')
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    await tool.waitFor()
    expect(await box.inputValue()).toBe('my own')
    await box.focus()
    await page.keyboard.press('Tab')
    expect(await box.evaluate(own => own === document.activeElement)).toBe(false)
  },
)

/** In the page. */
function drop(box: Element, text: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'stage-01.jsonl'))
  const options = { dataTransfer, bubbles: true, cancelable: true }
  box.dispatchEvent(new DragEvent('drop', options))
}
