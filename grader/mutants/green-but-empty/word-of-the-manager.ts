import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'The connection is as the manager says',
    zh: '管理器说连着就是连着',
  },
  symptom: {
    en: 'After the server has exited under a call, transport is still ok.',
    zh: '调用途中服务端退出了，transport 仍是 ok。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: `  const { transportError } = history
  return transportError ? { state: 'failing', reason: transportError } : { state: 'ok' }
`,
      replace: `  void history
  return { state: 'ok' }
`,
    },
  ],
  catches: ['not-there'],
})
