import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'Who wants to cancel says so',
    zh: '要取消的人会说一声',
  },
  edits: [
    {
      file: 'src/endpoint.ts',
      find: `    gone.addEventListener('abort', () => cancel.abort(gone.reason))
    if (gone.aborted) cancel.abort(gone.reason)
`,
      replace: '',
    },
  ],
  catches: ['stream', 'json'],
})
