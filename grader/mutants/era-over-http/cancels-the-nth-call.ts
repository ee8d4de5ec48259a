import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'The server counts calls as we do',
    zh: '服务端和我们一样给调用编号',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `    const params = { requestId, reason: (reason as Error).message }
`,
      replace: `    const call = ++cancelled
    const params = { requestId: call, reason: (reason as Error).message }
`,
    },
    {
      file: 'src/legacy.ts',
      find: `  let session: SessionHeaders = {}
`,
      replace: `  let session: SessionHeaders = {}
  let cancelled = 0
`,
    },
    {
      file: 'src/legacy.ts',
      find: 'function cancel(requestId: RequestId, reason: unknown)',
      replace: 'function cancel(_id: RequestId, reason: unknown)',
    },
  ],
  catches: ['cancelled'],
})
