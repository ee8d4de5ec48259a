import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: '-32001 is taken for a timeout, as some SDK once used it',
    zh: '把 -32001 当成超时，因为某个 SDK 这样用过',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: '    throw new RpcError(code, message, data)',
      replace: `    if (code === -32001) throw new LayerTimeout('request', 60_000)
    throw new RpcError(code, message, data)`,
    },
    {
      file: 'src/reply.ts',
      find: `import { BadAnswer, HttpError } from './errors.ts'`,
      replace: `import { BadAnswer, HttpError, LayerTimeout } from './errors.ts'`,
    },
  ],
  catches: ['own-or-theirs'],
})
