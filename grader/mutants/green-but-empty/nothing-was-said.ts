import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'What has not failed is ok',
    zh: '没失败就是正常',
  },
  symptom: {
    en: 'A server that is still connecting is ok in transport.',
    zh: '还在连接的服务端，transport 就已经是 ok。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: `  if (status !== 'connected') return { state: 'unknown', reason: reason ?? status }
`,
      replace: `  if (status !== 'connected') return { state: 'ok' }
`,
    },
  ],
  catches: ['not-there'],
})
