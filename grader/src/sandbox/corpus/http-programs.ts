/** Programs that listen: the runner speaks with them over the slot's loopback. */
import type { HostileProgram } from './hostile-program.ts'

/** Says on its first line where it listens; `answer` is the body of the listener. */
const listening = (answer: string, before = '') => `
${before}
const server = require('node:http').createServer((request, response) => {
  const query = new URL(request.url, 'http://localhost').searchParams
  const sum = Number(query.get('a')) + Number(query.get('b'))
  ${answer}
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

export const HTTP_PROGRAMS: readonly HostileProgram[] = [
  {
    id: 'P04',
    what: 'correct, over HTTP',
    source: listening('response.end(String(sum))'),
    ends: ['passed'],
    most: 4,
    over: 'http',
  },
  {
    id: 'X28',
    what: 'takes the request and never answers',
    source: listening(''),
    ends: ['timeout'],
    most: 0,
    over: 'http',
    deadlineMs: 2500,
  },
  {
    id: 'X29',
    what: 'an endless body',
    source: listening(`const more = () => {
      while (response.write('5'.repeat(65536)));
      response.once('drain', more)
    }
    more()`),
    ends: ['output-limit'],
    most: 0,
    over: 'http',
  },
  {
    id: 'X30',
    what: 'its port is taken by a second listener of its own',
    source: `const answer = "require('node:http').createServer((_, r) => r.end('5'))" +
        ".listen(8200, '127.0.0.1', () => process.stdout.write('8200\\\\n'))"
      require('node:child_process').spawn(process.execPath, ['-e', answer],
        { detached: true, stdio: 'inherit' })
      const again = () => require('node:http').createServer(() => {})
        .on('error', () => {}).on('listening', function () { this.close(again) })
        .listen(8200, '127.0.0.1')
      setTimeout(again, 200)`,
    ends: ['failed', 'timeout'],
    most: 1,
    over: 'http',
    deadlineMs: 2500,
  },
]
