import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A transport is called what the configuration calls it',
    zh: '传输方式照配置里的叫法',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `const TRANSPORTS = { stdio: 'pipe', http: 'tcp' } as const`,
      replace: `const TRANSPORTS = { stdio: 'stdio', http: 'http' } as const`,
    },
  ],
  catches: ['span-of-a-call', 'who-did-not-come'],
})
