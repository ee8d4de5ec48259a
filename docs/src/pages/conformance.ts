/**
 * How the reference solutions do in the official suite, and whom they were tried with:
 * both are written down by the commands that found it out (`--record`).
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Text } from '@workshop/syllabus'
import { fenced, heading, type Language, markdown, type Page, plain } from '../page.ts'
import { WORDS, type Word } from './conformance-words.ts'

interface Suite {
  recorded: string
  suite: string
  legs: {
    revision: string
    leg: 'server' | 'client'
    passed: number
    required: number
  }[]
  leftOut: { leg: 'server' | 'client'; scenarios: string[]; reason: Text }[]
}

interface Cell {
  flavour: string
  role: 'client' | 'server'
  transport: string
  era: 'modern' | 'legacy'
  peer: string
  ok: boolean
  lines: string[]
}

interface Interop {
  recorded: string
  cells: Cell[]
}

type Say = (name: Word) => string

export function conformancePage(language: Language): Page {
  const say: Say = name => WORDS[name][language]
  const suite = recorded<Suite>('conformance')
  const front = {
    title: say('title'),
    description: say('description'),
    revision: '2026-07-28, 2025-11-25',
    checked: suite.recorded,
  }
  const title = heading(1, say('title'), 'conformance')
  const parts = [
    ...suiteBlocks(suite, say, language),
    ...interopBlocks(recorded<Interop>('interop'), say),
  ]
  return {
    path: `${language}/about/conformance.md`,
    text: markdown(front, [title, ...parts]),
  }
}

function suiteBlocks(suite: Suite, say: Say, language: Language): string[] {
  const legs = suite.legs.map(({ revision, leg, passed, required }) => [
    revision,
    say(leg),
    String(passed),
    String(required),
  ])
  const gaps = suite.leftOut.map(({ scenarios, leg, reason }) => [
    scenarios.map(name => `\`${name}\``).join('<br>'),
    say(leg),
    plain(reason[language]),
  ])
  return [
    heading(2, say('suite'), 'suite'),
    say('suiteLead'),
    fenced('sh', 'pnpm conformance'),
    table(['revision', 'side', 'passed', 'required'].map(columnIn(say)), legs),
    say('runWith').replace('{day}', suite.recorded).replace('{version}', suite.suite),
    heading(3, say('leftOut'), 'left-out'),
    say('leftOutLead'),
    table(['scenario', 'side', 'reason'].map(columnIn(say)), gaps),
  ]
}

function interopBlocks({ recorded, cells }: Interop, say: Say): string[] {
  return [
    heading(2, say('interop'), 'interop'),
    say('interopLead'),
    fenced('sh', 'pnpm interop'),
    heading(3, say('asClient'), 'as-client'),
    meetings(cells, 'client', say),
    say('nowhere'),
    heading(3, say('asServer'), 'as-server'),
    meetings(cells, 'server', say),
    say('run').replace('{day}', recorded),
    heading(3, say('exchanges'), 'exchanges'),
    say('exchangesLead'),
    ...zeroSdk(cells).map(cell => exchange(cell, say)),
  ]
}

/** A row for each other side; both solutions met the same ones. */
function meetings(cells: readonly Cell[], role: Cell['role'], say: Say): string {
  const mine = cells.filter(cell => cell.role === role)
  const rows = zeroSdk(mine).map(cell => {
    const both = mine.filter(other => isSamePlace(other, cell))
    const marks = both.map(({ ok }) => say(ok ? 'ok' : 'failed'))
    return [cell.peer, cell.transport, say(cell.era), ...marks]
  })
  const columns = ['peer', 'transport', 'era'].map(columnIn(say))
  return table([...columns, 'zero-SDK', 'SDK'], rows)
}

/** Folded: there are many, and nobody reads them all. */
function exchange({ role, transport, era, peer, lines }: Cell, say: Say): string {
  const name = [say(role), transport, say(era), peer].join(', ')
  const said = fenced('text', lines.join('\n'))
  return `<details>\n<summary>${name}</summary>\n\n${said}\n\n</details>`
}

function table(columns: readonly string[], rows: readonly string[][]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const columnIn =
  (say: Say) =>
  (name: string): string =>
    say(name as Word)

const zeroSdk = (cells: readonly Cell[]): Cell[] =>
  cells.filter(({ flavour }) => flavour === 'zero-sdk')

function isSamePlace(one: Cell, other: Cell): boolean {
  return (['role', 'transport', 'era', 'peer'] as const).every(
    key => one[key] === other[key],
  )
}

function recorded<T>(name: string): T {
  const file = fileURLToPath(new URL(`../../data/${name}.json`, import.meta.url))
  return JSON.parse(readFileSync(file, 'utf8'))
}
