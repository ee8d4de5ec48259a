import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'line-ends',
  title: {
    en: 'Nobody listens for the end of stdout',
    zh: '没人听 stdout 的 end',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  child.stdout.on('end', () => {
    decoder.end().forEach(receive)
    // A server without a stdout can answer nothing more, even if it still runs.
    void child.stop()
  })
`,
      replace: '',
    },
  ],
  catches: ['cut-tail'],
})
