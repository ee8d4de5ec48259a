/**
 * A small assembler for classic BPF, the language of seccomp filters: four kinds
 * of instruction and jumps to labels. It knows nothing of system calls.
 * Layout: linux/filter.h, `struct sock_filter { u16 code; u8 jt, jf; u32 k }`.
 */

/** `ld [k]`: a 32-bit word of `struct seccomp_data` into the accumulator. */
const LOAD_WORD = 0x20
const JUMP_EQUAL = 0x15
const JUMP_AT_LEAST = 0x35
const JUMP_ANY_BIT = 0x45
const RETURN = 0x06

export type Line =
  | { op: 'load'; offset: number }
  | { op: 'equal' | 'at-least' | 'any-bit'; value: number; to: string }
  | { op: 'return'; value: number }
  | { op: 'label'; name: string }

export const load = (offset: number): Line => ({ op: 'load', offset })
export const ifEqual = (value: number, to: string): Line => ({ op: 'equal', value, to })
export const ifAtLeast = (value: number, to: string): Line => ({
  op: 'at-least',
  value,
  to,
})
export const ifAnyBit = (value: number, to: string): Line => ({
  op: 'any-bit',
  value,
  to,
})
export const give = (value: number): Line => ({ op: 'return', value })
export const label = (name: string): Line => ({ op: 'label', name })

const JUMPS = {
  equal: JUMP_EQUAL,
  'at-least': JUMP_AT_LEAST,
  'any-bit': JUMP_ANY_BIT,
} as const

/** A jump that is not taken goes on with the next line; jumps lead forward only. */
export function assemble(lines: readonly Line[]): Buffer {
  const places = placesOf(lines)
  const code = lines.filter(line => line.op !== 'label')
  const program = Buffer.alloc(code.length * 8)
  code.forEach((line, index) => {
    const at = index * 8
    if (line.op === 'load') {
      program.writeUInt16LE(LOAD_WORD, at)
      program.writeUInt32LE(line.offset, at + 4)
    } else if (line.op === 'return') {
      program.writeUInt16LE(RETURN, at)
      program.writeUInt32LE(line.value >>> 0, at + 4)
    } else {
      program.writeUInt16LE(JUMPS[line.op], at)
      program.writeUInt8(distance(places, line.to, index), at + 2)
      program.writeUInt32LE(line.value >>> 0, at + 4)
    }
  })
  return program
}

function placesOf(lines: readonly Line[]): Map<string, number> {
  const places = new Map<string, number>()
  let index = 0
  for (const line of lines) {
    if (line.op === 'label') places.set(line.name, index)
    else index++
  }
  return places
}

/** @throws RangeError: one byte holds the distance of a jump */
function distance(places: Map<string, number>, to: string, from: number): number {
  const place = places.get(to)
  if (place === undefined) throw new RangeError(`expected a label ${to}, got none`)
  const lines = place - from - 1
  if (lines < 0 || lines > 255) {
    throw new RangeError(`expected a jump of 0 to 255 lines to ${to}, got ${lines}`)
  }
  return lines
}
