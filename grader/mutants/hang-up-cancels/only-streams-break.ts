import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'Only a stream can be closed',
    zh: '只有流才会被关闭',
  },
  edits: [
    {
      file: 'src/endpoint.ts',
      find: `    gone.addEventListener('abort', () => cancel.abort(gone.reason))
    if (gone.aborted) cancel.abort(gone.reason)
    running.add(cancel)
    const token = progressTokenOf(request)
    const stream = token === undefined ? undefined : open()
`,
      replace: `    running.add(cancel)
    const token = progressTokenOf(request)
    const stream = token === undefined ? undefined : open()
    if (stream) gone.addEventListener('abort', () => cancel.abort(gone.reason))
`,
    },
  ],
  catches: ['json'],
})
