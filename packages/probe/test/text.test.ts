/** Judging a text: what is claimed, what is not, and on what words. */
import { describe, expect, test } from 'vitest'
import { probeText } from '../src/index.ts'

const stances = (text: string) =>
  probeText(text).mentions.map(({ mechanism, stance }) => `${mechanism} ${stance}`)

describe('the verdict', () => {
  test('all five words, named as removed, are no evidence', () => {
    const { verdict, mentions } = probeText(
      'Removed in 2026-07-28: the initialize handshake, ping, the Mcp-Session-Id header, Last-Event-ID and resources/subscribe.',
    )
    expect(verdict).toBe('no-evidence')
    expect(mentions.map(({ stance }) => stance)).toEqual(Array(5).fill('gone'))
  })

  test('everyday words are no evidence', () => {
    const text =
      'First run ping 10.0.0.5 to see that the host answers, then initialize the database with npm run db:init.'
    expect(probeText(text).verdict).toBe('no-evidence')
    expect(stances(text)).toEqual(['ping everyday', 'handshake everyday'])
  })

  test('old practice in other words is found without one of the five', () => {
    const text =
      'Before any other call the client opens the session: it states its version, the server replies with its own, and the client confirms. Keep the connection alive with a heartbeat every 30 s, and resume a broken stream from the last event.'
    const { verdict, naive } = probeText(text)
    expect(verdict).toBe('dated')
    expect(naive.hits).toBe(0)
  })

  test('a duty in a text that names the modern era is mixed', () => {
    const text =
      'MCP 2026-07-28 for beginners: the client must send `initialize` before anything else.'
    expect(probeText(text).verdict).toBe('mixed')
  })

  test('knowing that HTTP+SSE or batches are gone does not make a text modern', () => {
    const text =
      'HTTP+SSE is deprecated.\n\nA client begins with `initialize` and then sends `notifications/initialized`.'
    expect(probeText(text).verdict).toBe('dated')
  })

  test('an empty text, and one about something else, are no evidence', () => {
    expect(probeText('').verdict).toBe('no-evidence')
    expect(probeText('Soup is best when hot.').verdict).toBe('no-evidence')
  })
})

describe('a mention', () => {
  test('is found in any case of letters', () => {
    const text = 'The client keeps the MCP-Session-Id and sends MCP-SESSION-ID again.'
    expect(stances(text)).toEqual(['session demanded', 'session demanded'])
  })

  test('says where it stands and what decided it', () => {
    const text = 'One.\n\nThe server ignores `Last-Event-ID` for good.\n'
    const [mention] = probeText(text).mentions
    expect(mention).toMatchObject({
      found: 'Last-Event-ID',
      line: 3,
      column: 21,
      because: 'ignores',
      quote: 'The server ignores `Last-Event-ID` for good.',
    })
    expect(text.slice(mention?.start, mention?.end)).toBe('Last-Event-ID')
  })

  test('in a legacy container belongs to that era', () => {
    const text = '::: legacy\nThe client must send `initialize`.\n:::'
    expect(stances(text)).toEqual(['handshake legacy'])
  })

  test('below an era mark belongs to that era, the next block does not', () => {
    const text =
      '<!-- era: legacy -->\nThe client must send `initialize`.\n\nThe client must keep the session id.'
    expect(stances(text)).toEqual(['handshake legacy', 'session demanded'])
    const table =
      '<!-- era: legacy -->\n| a | b |\n| - | - |\n| MCP | `ping` |\n| x | `initialize` |'
    expect(stances(table)).toEqual(['ping legacy', 'handshake legacy'])
  })

  test('in what somebody is quoted with, or in printed output, is not the writer’s', () => {
    const quoted = 'A colleague says: "The client must send `initialize` first."'
    const printed = '```text\nclient → {"method":"initialize"}\n```'
    expect(stances(quoted)).toEqual(['handshake unclear'])
    expect(stances(printed)).toEqual(['handshake unclear'])
  })

  test('look-alikes are not mentions of the protocol', () => {
    expect(stances('The app calls `ui/initialize` on the client.')).toEqual([
      'handshake everyday',
    ])
    expect(stances('The flag `resources.subscribe` of a server stays.')).toEqual([])
    expect(stances('{ sessionIdGenerator: undefined } // MCP server')).toEqual([])
  })
})

describe('a hostile text', () => {
  test('takes no longer than its length', () => {
    const start = performance.now()
    for (const text of [
      'initialize '.repeat(60_000),
      'Mcp-Session-Id. '.repeat(40_000),
      '`'.repeat(500_000),
      '| ping '.repeat(80_000),
      'GET '.repeat(150_000),
      '::: legacy\n'.repeat(50_000),
      '"“「'.repeat(150_000),
      '没有'.repeat(200_000),
    ]) {
      probeText(text)
    }
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
