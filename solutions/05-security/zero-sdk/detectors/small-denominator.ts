/**
 * R3: a breaker that takes a healthy tool away, or leaves a broken one in. What it may
 * not take for a reason, what it must, and how it finds its way back.
 */
import { createTool, named, type Tool } from './breaker-tool.ts'
import type { Subject } from './detector.ts'

const BROKEN = 'F F F F F'

export async function detect(subject: Subject): Promise<string | undefined> {
  for (const probe of [wronglyOpen, wronglyClosed, mixedUp, tooEager, noWayBack]) {
    const found = await probe(subject)
    if (found !== undefined) return found
  }
  return undefined
}

async function wronglyOpen(subject: Subject): Promise<string | undefined> {
  for (const calls of ['F F', 'F S F', 'R R R R R R R R R R R R']) {
    const tool = await createTool(subject)
    await tool.play(calls)
    const { state } = await tool.state()
    if (state !== 'closed') return `${state} after ${calls}`
  }
  const tool = await createTool(subject)
  await tool.play('F F S F F S F F S')
  await subject.clock.advance(60_001)
  await tool.play('F')
  const { state } = await tool.state()
  return state === 'closed' ? undefined : `${state}: what is long ago still counts`
}

async function wronglyClosed(subject: Subject): Promise<string | undefined> {
  for (const calls of [BROKEN, 'S F S F S F S F S F']) {
    const tool = await createTool(subject)
    await tool.play(calls)
    const { state } = await tool.state()
    if (state !== 'open') return `${state} after ${calls}`
  }
  return undefined
}

async function mixedUp(subject: Subject): Promise<string | undefined> {
  const tool = await createTool(subject, 'a/b', 'c')
  await tool.play(BROKEN)
  const { state } = await tool.state('a', 'b/c')
  return state === 'closed' ? undefined : 'another server pays for this one'
}

/** Who is let through, and whose word counts, while it is open. */
async function tooEager(subject: Subject): Promise<string | undefined> {
  const tool = await createTool(subject)
  const early = tool.hold()
  await tool.play(BROKEN)
  await early.succeed()
  if ((await tool.state()).state !== 'open') return 'an old success has closed it'
  await subject.clock.advance(30_000)
  const [first, second] = [tool.hold(), tool.hold()]
  await tool.settled()
  if (first.isRunning() && second.isRunning()) return 'two probes at once'
  await subject.clock.advance(10_000)
  const { state } = await tool.state()
  return state === 'open' ? undefined : `${state}: a probe has no end of its own`
}

async function noWayBack(subject: Subject): Promise<string | undefined> {
  const tool = await createTool(subject)
  await tool.play(BROKEN)
  await subject.clock.advance(30_000)
  await tool.play('F')
  await subject.clock.advance(30_000)
  if (!(await isRefused(tool))) return 'a second pause is as long as the first'
  await subject.clock.advance(30_000)
  await tool.end(named('RequestCancelled'))
  if (await isRefused(tool)) return 'a probe that was called off keeps everybody out'
  const { state } = await tool.state()
  return state === 'closed' ? undefined : `${state} after a probe that went well`
}

async function isRefused(tool: Tool): Promise<boolean> {
  const error = await tool.end()
  return error?.name === 'BreakerOpen'
}
