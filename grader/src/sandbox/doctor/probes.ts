/**
 * Attacks on our own sandbox, as programs. Each one tries what it must not be able
 * to do and prints what came of it; the doctor judges from outside as well.
 * They are made to be refused early: none harms a machine that lets it through.
 */
import type { Text } from '@workshop/syllabus'
import type { LimitVerdict } from '../../results/limits.ts'
import type { Limits } from '../limits.ts'

export interface ProbeContext {
  /** A file on the host that a submission must not read. */
  canaryFile: string
  /** A port on the host's loopback where somebody listens. */
  canaryPort: number
  limits: Limits
}

export interface Probe {
  name: string
  title: Text
  /** A CommonJS program; it prints one JSON value and `null` means: refused. */
  source(context: ProbeContext): string
  /** The limit that must have been noticed. */
  expects?: LimitVerdict
  /** Nothing of it may be left when it has ended. */
  leavesNothing?: boolean
  /** Level A is lost, level B is not. */
  onlyStrict?: boolean
}

const given = (value: unknown) => JSON.stringify(value)

export const PROBES: readonly Probe[] = [
  {
    name: 'read-outside',
    title: { en: 'reads files of the host', zh: '读取主机上的文件' },
    source: ({ canaryFile }) => `
      const { readFileSync, readdirSync } = require('node:fs')
      const read = []
      const paths = [${given(canaryFile)}, '/etc/shadow', '/proc/1/root/etc/shadow']
      for (const path of paths) try { readFileSync(path); read.push(path) } catch {}
      for (const path of ['/root', '/home', '/sys', '/var'])
        try { readdirSync(path); read.push(path) } catch {}
      console.log(JSON.stringify(read.length ? read.join(' ') : null))`,
  },
  {
    name: 'write-outside',
    title: { en: 'writes where nothing is its own', zh: '写入不属于自己的位置' },
    source: () => `
      const { rmSync, writeFileSync } = require('node:fs')
      const wrote = []
      for (const folder of ['/', '/app', '/etc', '/bin', '/dev', '/lib'])
        try {
          writeFileSync(folder + '/probe', '1')
          wrote.push(folder)
          rmSync(folder + '/probe')
        } catch {}
      console.log(JSON.stringify(wrote.length ? wrote.join(' ') : null))`,
  },
  {
    name: 'connect-host',
    title: { en: "connects to the host's loopback", zh: '连接主机的回环地址' },
    source: ({ canaryPort }) => `
      const socket = require('node:net').connect(${canaryPort}, '127.0.0.1')
      socket.on('connect', () => { console.log('"connected"'); socket.destroy() })
      socket.on('error', () => console.log('null'))`,
  },
  {
    name: 'leave-network',
    title: { en: 'has another network than loopback', zh: '拥有回环以外的网络' },
    source: () => `
      const faces = Object.entries(require('node:os').networkInterfaces())
      const out = faces.filter(([, all]) => all.some(face => !face.internal))
      console.log(JSON.stringify(out.length ? out.map(([name]) => name).join(' ') : null))`,
  },
  {
    name: 'list-foreign',
    title: { en: 'sees processes of others', zh: '看到他人的进程' },
    source: () => `
      const pids = require('node:fs').readdirSync('/proc').filter(name => /^\\d+$/.test(name))
      const others = pids.filter(pid => pid !== '1' && pid !== String(process.pid))
      console.log(JSON.stringify(others.length ? others.length + ' processes' : null))`,
  },
  {
    name: 'inherit-environment',
    title: { en: "sees the grader's environment", zh: '看到评分程序的环境变量' },
    source: () => `
      const { readFileSync } = require('node:fs')
      const known = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'PWD']
      const seen = Object.keys(process.env).filter(name => !known.includes(name))
      if (process.ppid === 1) try {
        if (readFileSync('/proc/1/environ').length > 0) seen.push('process 1')
      } catch {}
      console.log(JSON.stringify(seen.length ? seen.join(' ') : null))`,
  },
  {
    name: 'keep-privileges',
    title: { en: 'has privileges or no filter', zh: '拥有特权或没有过滤器' },
    source: () => `
      const status = require('node:fs').readFileSync('/proc/self/status', 'utf8')
      const field = name => new RegExp('^' + name + ':\\\\s+(\\\\S+)', 'm').exec(status)?.[1]
      const wrong = []
      for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        if (!/^0+$/.test(field(set))) wrong.push(set + ' ' + field(set))
      if (field('NoNewPrivs') !== '1') wrong.push('may gain privileges')
      if (field('Seccomp') !== '2') wrong.push('no system call filter')
      console.log(JSON.stringify(wrong.length ? wrong.join(', ') : null))`,
  },
  {
    name: 'spawn-past-limit',
    title: { en: 'starts more processes than it may', zh: '启动超过上限的进程' },
    expects: 'process-limit',
    onlyStrict: true,
    source: ({ limits }) => `
      const { spawn } = require('node:child_process')
      // Eleven threads each; the first that is refused ends it.
      for (let n = 0; n < ${Math.ceil(limits.processes / 8)}; n++)
        try { spawn(process.execPath, ['-e', 'setInterval(Date, 1e6)'], { stdio: 'ignore' })
          .on('error', () => process.exit()) } catch { process.exit() }
      setTimeout(() => process.exit(), 1500)`,
  },
  {
    name: 'allocate-past-limit',
    title: { en: 'takes more memory than it may', zh: '占用超过上限的内存' },
    expects: 'memory-limit',
    onlyStrict: true,
    source: ({ limits }) => `
      const kept = []
      const step = () => {
        kept.push(Buffer.alloc(8 << 20, 1))
        if (kept.length << 23 > ${2 * limits.memoryBytes}) {
          console.log('"all of it"'); process.exit()
        }
        setTimeout(step, 5)
      }
      step()`,
  },
  {
    name: 'write-past-limit',
    title: { en: 'fills more disk than it may', zh: '写入超过上限的磁盘空间' },
    expects: 'disk-limit',
    source: ({ limits }) => `
      const { appendFileSync } = require('node:fs')
      let bytes = 0
      for (const folder of ['/tmp', '/dev/shm'])
        try { for (let n = 0; n < ${2 * limits.diskBytes}; n += 1 << 20) {
          appendFileSync(folder + '/fill' + (n % 7), Buffer.alloc(1 << 20)); bytes += 1 << 20
        } } catch {}
      console.log(JSON.stringify(bytes > ${limits.diskBytes} ? bytes + ' bytes' : null))
      setTimeout(() => {}, 250)`,
  },
  {
    name: 'outlive',
    title: { en: 'goes on after its end', zh: '在结束后继续运行' },
    leavesNothing: true,
    source: () => `
      const { spawn } = require('node:child_process')
      const options = { detached: true, stdio: 'ignore' }
      spawn(process.execPath, ['-e', 'setInterval(Date, 1e6)'], options).unref()
      console.log('null')
      process.exit(0)`,
  },
]
