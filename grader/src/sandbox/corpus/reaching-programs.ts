/**
 * Programs that reach for what is not theirs. Each prints `GOT …` on stderr for
 * everything it got, so a run of them is judged by what is not there.
 */
import { type HostileProgram, server } from './hostile-program.ts'

/** They answer wrongly on purpose: whatever they score, it is not for the sum. */
const reaching = (before: string) =>
  server({
    before: `const fs = require('node:fs')
      const got = what => process.stderr.write('GOT ' + what + '\\n')
      ${before}`,
    sum: 'return -1',
  })

const TOOLS = [
  { from: '/usr', to: '/usr' },
  { from: '/usr/bin/dash', to: '/bin/sh' },
]

export const REACHING_PROGRAMS: readonly HostileProgram[] = [
  {
    id: 'X18',
    what: 'reads tests, homes, processes, mounts, devices',
    source: reaching(`
      const paths = ['/root', '/home', '/srv', '/etc/shadow', '/etc/hostname', '/sys',
        '/var', '/proc/1/environ', '/proc/1/root/root', '/proc/kcore', '/dev/mem',
        '/dev/kmsg', '/dev/sda', '/dev/vda', '/app/test', '/app/../tests', '/trusted']
      for (const path of paths) {
        try {
          const found = fs.statSync(path).isDirectory()
            ? fs.readdirSync(path).join() : fs.readFileSync(path, 'utf8')
          if (found !== '') got(path + ': ' + found.slice(0, 200))
        } catch {}
      }
      for (const pid of fs.readdirSync('/proc').filter(name => /^\\d+$/.test(name)))
        if (pid !== '1' && pid !== String(process.pid)) got('process ' + pid)
      for (const file of ['mountinfo', 'cgroup', 'environ', 'cmdline'])
        for (const pid of ['self', '1'])
          try { process.stderr.write(fs.readFileSync('/proc/' + pid + '/' + file)) } catch {}
      `),
    ends: ['failed'],
    most: 2,
  },
  {
    id: 'X19',
    what: 'writes to the submission, /etc, /usr and the results',
    source: reaching(`
      const folders = ['/app', '/etc', '/usr', '/bin', '/lib', '/', '/dev', '/results',
        '/proc/1', '/proc/sys/kernel', '/sys']
      for (const folder of folders)
        try { fs.writeFileSync(folder + '/x19', 'x'); got('wrote ' + folder) } catch {}
      const files = ['/app/server.cjs', '/bin/node', '/etc/passwd', '/proc/sysrq-trigger',
        '/proc/sys/kernel/hostname', '/proc/1/oom_score_adj']
      for (const file of files)
        try { fs.appendFileSync(file, ' '); got('wrote ' + file) } catch {}
      try { fs.symlinkSync('/etc/shadow', '/tmp/link'); fs.readFileSync('/tmp/link')
        got('read by a link') } catch {}
      `),
    ends: ['failed'],
    most: 2,
  },
  {
    id: 'X20',
    what: 'connects to Redis, a public address, metadata, a name',
    source: reaching(`
      const net = require('node:net')
      const places = [['127.0.0.1', 6379], ['::1', 6379], ['1.1.1.1', 53],
        ['169.254.169.254', 80], ['10.0.0.1', 22]]
      for (const [host, port] of places)
        net.connect({ host, port }).on('connect', () => got(host)).on('error', () => {})
      require('node:dns').lookup('example.com', error => error || got('a name'))
      require('node:dns').resolve('example.com', error => error || got('DNS'))
      for (const path of ['/var/run/docker.sock', '/run/dbus/system_bus_socket'])
        net.connect({ path }).on('connect', () => got(path)).on('error', () => {})
      `),
    ends: ['failed'],
    most: 2,
  },
  {
    id: 'X21',
    what: 'kills everybody, its parent, process 1',
    source: reaching(`
      const all = [process.ppid, 1, 2, 3, 4, 5]
      for (const pid of all) if (pid !== process.pid)
        for (const signal of ['SIGTERM', 'SIGKILL'])
          try { process.kill(pid, signal) } catch {}
      `),
    ends: ['failed', 'crashed'],
    most: 2,
  },
  {
    id: 'X22',
    what: 'namespaces, mounts, su, a sandbox in the sandbox',
    mounts: TOOLS,
    source: reaching(`
      const { spawnSync } = require('node:child_process')
      const commands = [
        ['unshare', '-U', '/bin/node', '-e', '0'], ['unshare', '-n', '/bin/node', '-e', '0'],
        ['unshare', '-r', '-m', '/bin/node', '-e', '0'],
        ['mount', '-t', 'tmpfs', 'tmpfs', '/tmp'], ['umount', '/app'],
        ['su', '-c', 'true'], ['nsenter', '-t', '1', '-m', '/bin/node', '-e', '0'],
        ['bwrap', '--ro-bind', '/', '/', '/bin/node', '-e', '0'],
        ['chroot', '/tmp', '/bin/node', '-e', '0'],
        ['setpriv', '--reuid=0', '/bin/node', '-e', '0'],
      ]
      let ran = 0
      for (const [name, ...args] of commands) {
        const { status, error } = spawnSync('/usr/bin/' + name, args, { timeout: 3000 })
        if (error?.code !== 'ENOENT') ran++
        if (status === 0) got(name + ' ' + args.join(' '))
      }
      if (ran < 5) got('nothing to try with')
      try { process.setuid(0); got('user 0') } catch {}
      `),
    ends: ['failed'],
    most: 2,
    deadlineMs: 40_000,
  },
]
