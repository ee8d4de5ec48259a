/** The filter, run by a small interpreter here: both machines on any machine. */
import { expect, test } from 'vitest'
import { assemble, give, ifEqual, label, load } from '../../src/sandbox/bpf.ts'
import { machineOf, seccompProgram } from '../../src/sandbox/seccomp.ts'
import {
  AUDIT_ARCH,
  type Machine,
  numberOf,
  REFUSED,
  WATCHED,
} from '../../src/sandbox/system-calls.ts'

interface Call {
  nr: number
  arch: number
  args?: readonly number[]
}

function run(program: Buffer, { nr, arch, args = [] }: Call): number {
  const data = new Map([
    [0, nr],
    [4, arch],
  ])
  for (const [index, value] of args.entries()) data.set(16 + 8 * index, value)
  let accumulator = 0
  for (let at = 0; ; ) {
    const code = program.readUInt16LE(at)
    const [jumpTrue, jumpFalse] = [program.readUInt8(at + 2), program.readUInt8(at + 3)]
    const k = program.readUInt32LE(at + 4)
    at += 8
    const jump = (taken: boolean) => {
      at += 8 * (taken ? jumpTrue : jumpFalse)
    }
    if (code === 0x06) return k
    else if (code === 0x20) accumulator = data.get(k) ?? 0
    else if (code === 0x15) jump(accumulator === k)
    else if (code === 0x35) jump(accumulator >= k)
    else if (code === 0x45) jump((accumulator & k) !== 0)
    else throw new TypeError(`expected a known instruction, got ${code}`)
  }
}

const ALLOW = 0x7fff0000
const EPERM = 0x00050001

for (const machine of ['x64', 'arm64'] satisfies Machine[]) {
  const program = seccompProgram(machine)
  const arch = AUDIT_ARCH[machine]
  const number = (name: keyof typeof WATCHED) => numberOf(WATCHED[name], machine) ?? -1
  const decide = (nr: number, ...args: number[]) => run(program, { nr, arch, args })

  test(`${machine}: every refused call is refused, ordinary ones are not`, () => {
    const refused = Object.values(REFUSED).map(numbers => numberOf(numbers, machine))
    const known = new Set<number | null>(refused)
    for (const nr of refused) if (nr !== null) expect(decide(nr)).toBe(EPERM)
    for (const name of Object.keys(WATCHED)) known.add(number(name as 'clone'))
    for (let nr = 0; nr < 480; nr++) {
      if (!known.has(nr)) expect(decide(nr), `call ${nr}`).toBe(ALLOW)
    }
  })

  test(`${machine}: threads and processes yes, namespaces no`, () => {
    const thread = 0x003d0f00
    expect(decide(number('clone'), thread)).toBe(ALLOW)
    expect(decide(number('clone'), 17)).toBe(ALLOW)
    expect(decide(number('clone'), 0x10000000 | 17)).toBe(EPERM)
    expect(decide(number('clone'), 0x40000000 | 17)).toBe(EPERM)
    expect(decide(number('clone3'))).toBe(0x00050000 | 38)
  })

  test(`${machine}: sockets of four families, no typing into a terminal`, () => {
    const families = Array.from({ length: 46 }, (_, family) => family)
    const open = families.filter(family => decide(number('socket'), family) === ALLOW)
    expect(open).toEqual([1, 2, 10, 16])
    expect(decide(number('ioctl'), 0, 0x5412)).toBe(EPERM)
    expect(decide(number('ioctl'), 0, 0x5413)).toBe(ALLOW)
  })

  test(`${machine}: another machine's calls end the process`, () => {
    expect(run(program, { nr: 1, arch: 0x40000003 })).toBe(0x80000000)
  })
}

test('the x32 twins of calls are refused too', () => {
  const decided = run(seccompProgram('x64'), {
    nr: 0x40000000 | 101,
    arch: AUDIT_ARCH.x64,
  })
  expect(decided).toBe(EPERM)
})

test('a jump needs its label, and a distance of one byte', () => {
  expect(() => assemble([ifEqual(1, 'nowhere')])).toThrow('label nowhere')
  const far = Array.from({ length: 256 }, () => load(0))
  expect(() => assemble([ifEqual(1, 'end'), ...far, label('end'), give(0)])).toThrow(
    'got 256',
  )
})

test('other machines have no filter', () => {
  expect(machineOf('riscv64')).toBeUndefined()
})
