/**
 * Starts the node that serves in a session of its own, with our pipes as its own,
 * and is idle from then on. Every contender's server is started through it: one
 * of the clients gives its server a process group, the others do not, and Linux
 * schedules sessions against each other. On a busy machine that alone costs more
 * than a call, and it is nobody's code.
 *
 * node own-session.js <arguments of node>
 */
import { spawn } from 'node:child_process'

const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  detached: true,
})
child.once('exit', code => process.exit(code ?? 1))
