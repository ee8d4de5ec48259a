import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stderr-stall',
  title: {
    en: 'Stderr is piped and read once the server is dead',
    zh: 'stderr 接了管道，等服务端死了才读',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `  // Nobody has to read stderr, but somebody must drain it: a full pipe blocks the server.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-STDERR_TAIL)
  })`,
      replace: `  // What it said matters when it is dead; until then the pipe keeps it.
  child.once('exit', () => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderrTail = (stderrTail + text).slice(-STDERR_TAIL)
    })
  })`,
    },
  ],
  catches: ['client-drains'],
})
