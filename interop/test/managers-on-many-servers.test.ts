/**
 * Each solution's manager on two dozen servers at once: published ones, the official
 * SDKs' and our own, legacy and modern. All have to be there, every tool has to be
 * reachable by its full name, and nothing may be left afterwards.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childProcesses } from '../src/child-processes.ts'
import { type CrowdServer, configOf, crowdIn } from '../src/crowd.ts'
import { type OurManager, openOurManager } from '../src/our-manager.ts'
import { MANAGERS } from '../src/solutions.ts'

let folder = ''
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'interop-crowd-')))
})
afterAll(() => rm(folder, { recursive: true }))

/** Of server-everything: they wait for seconds or fetch from the network. */
const NOT_FOR_TRYING = /^everything-/

describe.sequential.each(MANAGERS)('the $name manager', solution => {
  let crowd: CrowdServer[] = []
  let manager: OurManager
  let before: number[] = []
  let started: number[] = []

  beforeAll(async () => {
    const own = await mkdtemp(join(folder, `${solution.name}-`))
    crowd = await crowdIn(own)
    manager = await openOurManager(solution, configOf(crowd))
    before = childProcesses()
    await manager.connectAll()
    started = childProcesses().filter(pid => !before.includes(pid))
  }, 30_000)
  afterAll(() => manager.close())

  test.sequential('connects all of them, each in its own era', async () => {
    expect(crowd.length).toBeGreaterThanOrEqual(20)
    const status = await manager.status()
    expect(status.map(({ name, status, era }) => ({ name, status, era }))).toEqual(
      crowd.map(({ name, era }) => ({ name, status: 'connected', era })),
    )
    expect(status.every(({ tools }) => tools > 0)).toBe(true)
    expect(started.length).toBeGreaterThanOrEqual(crowd.length)
  })

  test.sequential('gives every tool a name of its own that a model takes', async () => {
    const tools = await manager.tools()
    const names = tools.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^mcp__[a-zA-Z0-9_-]{1,59}$/)
    const status = await manager.status()
    expect(names.length).toBe(status.reduce((sum, { tools }) => sum + tools, 0))
  })

  test.sequential('takes each call to the one server that can answer it', async () => {
    const tools = await manager.tools()
    const answers = crowd.map(async ({ name, tool, question }) => {
      const offered = tools.find(one => one.server === name && one.tool === tool)
      const { content } = await manager.callTool(offered?.name ?? '', question)
      return { name, said: JSON.stringify(content) }
    })
    for (const { name, said } of await Promise.all(answers)) {
      const wanted = crowd.find(server => server.name === name)?.answer ?? ''
      expect(said).toContain(JSON.stringify(wanted).slice(1, -1))
    }
  })

  test.sequential('knows every full name that it gives', async () => {
    const tools = (await manager.tools()).filter(
      ({ server }) => !NOT_FOR_TRYING.test(server),
    )
    // Without arguments most of them complain, which is an answer as well.
    const strangers = await Promise.all(
      tools.map(({ name }) =>
        manager.callTool(name).then(
          () => [],
          (cause: Error) => (cause.name === 'RpcError' ? [] : [`${name}: ${cause}`]),
        ),
      ),
    )
    expect(strangers.flat()).toEqual([])
    expect(tools.length).toBeGreaterThan(100)
  })

  test.sequential('leaves no process when it closes', async () => {
    await manager.close()
    const left = () => {
      const running = childProcesses()
      return started.filter(pid => running.includes(pid))
    }
    await expect.poll(left, { timeout: 5000 }).toEqual([])
    const status = await manager.status()
    expect(new Set(status.map(({ status }) => status))).toEqual(new Set(['closed']))
    expect(await manager.tools()).toEqual([])
  })
})
