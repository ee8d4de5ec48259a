/** What a peer or a subject may send to spoil a screen, and every observation with it. */
import type { Frame, Observation } from '../src/verdict.ts'

const ESC = String.fromCharCode(27)
const BEL = String.fromCharCode(7)

export const HOSTILE: Readonly<Record<string, string>> = {
  'cursor and colour': `${ESC}[2J${ESC}[1;1H${ESC}[31mred${ESC}]0;title${BEL}\r\n\n\t\b`,
  'C1 controls': 'a\u009b31mb\u0085c\u009d0;x\u009c',
  bidi: 'user \u202e\u2066txt.exe\u2069\u200f evil \u061c',
  invisible: `a\u200b\ufeff\u00ad\u2060${String.fromCodePoint(0xe0041, 0xe0042)}b\u2028c\u2029\u3164`,
  'lone surrogates': 'x\ud83d y\ude00 z',
  'ten thousand characters': 'x'.repeat(10_000),
  'ten thousand wide characters': '漢'.repeat(10_000),
  'ten thousand escapes': ESC.repeat(10_000),
  'ten thousand marks': `a${'\u0301'.repeat(10_000)}`,
  emoji: '👩‍👩‍👧‍👦❤️🇳🇴é—漢😀'.repeat(40),
  'long words': `${'word '.repeat(500)}${'/'.repeat(300)}`,
  empty: '',
}

export function observationsWith(text: string): Observation[] {
  const what = { en: `a thing: ${text}`, zh: `一样东西：${text}` }
  return [
    { kind: 'never-settled', ms: 1000 },
    { kind: 'rejected', name: text, message: text, where: text },
    { kind: 'resolved', value: text },
    { kind: 'differs', what: text, actual: text, wanted: text },
    { kind: 'unanswered', what, ms: 1000 },
    { kind: 'unwanted', what },
    { kind: 'crashed', name: text, message: text, where: text },
    { kind: 'not-implemented', pitfall: text, where: text },
    { kind: 'load-error', file: text, line: 4, message: text },
    { kind: 'missing-file', file: text },
    { kind: 'missing-export', file: text, name: text, actual: text },
    { kind: 'exited', code: 1, signal: null, stderr: text },
    { kind: 'exited', code: null, signal: text, stderr: text },
    { kind: 'still-running', what: text },
    { kind: 'not-hit', what },
    { kind: 'saw-nothing', what },
    { kind: 'too-slow', what },
  ]
}

/** More frames than fit, with bad parts at the ends, in the middle and outside. */
export function framesWith(text: string): Frame[] {
  const middle = Math.floor(text.length / 2)
  return [
    { dir: '->', text, at: 0 },
    { dir: '<-', text, stream: 'stderr', at: 1 },
    { dir: '->', text, bad: { start: 0, length: 1 }, at: 2 },
    { dir: '<-', text, bad: { start: middle, length: 3 }, at: 3 },
    { dir: '<-', text, bad: { start: text.length - 1, length: 1 }, at: 4 },
    { dir: '<-', text, bad: { start: text.length + 5, length: 100_000 }, at: 5 },
    { dir: '<-', text, bad: { start: -3, length: 0 }, at: 6 },
    { dir: '<-', text: JSON.stringify({ jsonrpc: '2.0', id: 1, result: { text } }) },
  ]
}
